lesson-gray = Was ein Gray-Code ist
lesson-gray-line = immer nur eine Ziffer
lesson-gray-learnt = In einem Gray-Code unterscheiden sich Nachbarn in nur einer Ziffer, dazwischen lässt sich also nichts falsch ablesen. Er ist ein Weg entlang der Kanten eines Würfels durch alle Ecken, und die Ringe gehen so einen Weg.

lesson-gray-carry = Von 7 zu 8
lesson-gray-carry-text = Zähle um eins weiter, und binär können sich viele Ziffern ändern. 7 ist 0111, und 8 ist 1000.
lesson-gray-carry-ask = Wie viele Ziffern ändern sich von 7 zu 8?
lesson-gray-carry-hint = Schreibe 0111 und 1000 untereinander und vergleiche sie Ziffer für Ziffer.
lesson-gray-carry-done = Alle. Von 6 zu 7, 0110 zu 0111, ist es nur eine: Es hängt davon ab, wie weit der Übertrag läuft.
lesson-gray-carry-one = Die Zahl wächst um eins, aber mehr als eine ihrer Ziffern ändert sich.
lesson-gray-carry-three = Das sind die Einsen, die zu 0 werden. Auch die erste Ziffer ändert sich.

lesson-gray-dial = Zwischen 7 und 8
lesson-gray-dial-text = Vier Sensoren lesen die Stellung einer Codescheibe ab, je eine Ziffer. Sie schalten nie genau im selben Augenblick. Die Scheibe dreht sich von 0111 zu 1000, und die erste Ziffer schaltet etwas vor den anderen.
lesson-gray-dial-ask = Was zeigt die Scheibe in diesem Augenblick?
lesson-gray-dial-hint = Die erste Ziffer ist schon 1, und die anderen sind noch die von 7.
lesson-gray-dial-done = 1111, weit weg von 7 und 8. Je nachdem, welche Ziffern zu spät sind, kann jede Zahl von 0 bis 15 erscheinen.
lesson-gray-dial-seven = 7
lesson-gray-dial-seven-why = Das ist 0111, aber die erste Ziffer hat schon geschaltet.
lesson-gray-dial-fifteen = 15
lesson-gray-dial-eight = 8
lesson-gray-dial-eight-why = Das ist 1000, aber die letzten drei Ziffern haben noch nicht geschaltet.

lesson-gray-digit = Immer nur eine Ziffer
lesson-gray-digit-text = In einem Gray-Code unterscheiden sich Nachbarn in einer einzigen Ziffer. Nur sie kann unsicher sein, die Scheibe zeigt also den einen Nachbarn oder den anderen. Der Code ist nach Frank Gray benannt, dessen Patent von 1953 stammt; Louis Gros hatte ihn 1872 in den Ringen entdeckt. Hier zeigen sie 1100, noch 8 Züge.
lesson-gray-digit-ask = Mach den Zug von 8 zu 7.
lesson-gray-digit-hint = Ring 1 würde zu 9 führen. Welcher andere Ring lässt sich bewegen?
lesson-gray-digit-done = Von 1100 zu 0100: Ein Ring zieht, und eine Ziffer ändert sich. Binär wären es vier.

lesson-gray-cube = Entlang der Kanten eines Würfels
lesson-gray-cube-text = Drei Ziffern sind drei Richtungen: nach rechts, nach oben und nach hinten. Die Wörter aus drei Ziffern sind also die Ecken eines Würfels, und eine Kante verbindet zwei, die sich in einer Ziffer unterscheiden. Ein Gray-Code ist ein Weg entlang der Kanten, der jede Ecke einmal besucht. Drei Ringe folgen so einem Weg.
lesson-gray-cube-ask = Wie viele Kanten hat der Weg von drei Ringen?
lesson-gray-cube-hint = Von jeder Ecke führt eine Kante zur nächsten. An der letzten Ecke endet der Weg.
lesson-gray-cube-eight = Das ist die Anzahl der Ecken. Zwischen zwei davon liegt eine Kante.
lesson-gray-cube-twelve = Ein Würfel hat zwölf Kanten, aber der Weg benutzt nicht alle.
lesson-gray-cube-ask-2 = Welche dieser Listen ist ebenfalls ein Gray-Code?
lesson-gray-cube-hint-2 = Nachbarn müssen sich in einer Ziffer unterscheiden, und jedes Wort muss einmal vorkommen.
lesson-gray-cube-counting = 000 001 010 011 100 101 110 111
lesson-gray-cube-counting-why = Von 001 zu 010 ändern sich zwei Ziffern: Dorthin führt keine Kante.
lesson-gray-cube-twice = 000 001 000 010 011 111 101 100
lesson-gray-cube-twice-why = 000 kommt zweimal vor, und 110 fehlt.
lesson-gray-cube-other = 010 000 001 011 111 101 100 110
lesson-gray-cube-done = Es gibt viele Gray-Codes: Der Würfel hat 144 solche Wege. Die Ringe folgen einem davon.
