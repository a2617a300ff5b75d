### The museum of broken programs: find the smallest input that fails, then the wrong line.

museum-title = Museum der kaputten Programme
museum-line = Acht Fehler, die wirklich jemand geschrieben hat: Finde die Eingabe, an der jedes Programm scheitert.
museum-verb = Eintreten
museum-exhibit = Exponat { $number } von { $count }
museum-all = Alle Exponate
museum-next = Nächstes Exponat
museum-for-all = Ganz ohne Programmieren
museum-for-programmers = Für alle, die programmieren
museum-program = Das Programm
museum-found-in = Gefunden in: { $source }

museum-find-input = 1. Finde die kleinste Eingabe, bei der das Programm falsch liegt.
museum-find-input-place = 1. Finde die kleinste Eingabe, bei der das Programm falsch liegt. Alle Zahlen zu probieren dauert zu lange: Beginne mit 1, 2, 3, 5, 8, 13, …, jede die Summe der beiden davor.
museum-run = Ausführen
museum-it-says = Das Programm sagt
museum-is-right = Die richtige Antwort
museum-not-allowed = Nicht erlaubt. { $ranges }
museum-range = { $input }: { $least } bis { $most }
museum-range-moves = Es muss noch ein Zug kommen: Mit n Scheiben sind es insgesamt 2^n − 1 Züge.
museum-agrees = Bei dieser Eingabe stimmen beide überein.
museum-fails = Hier versagt es, aber auch bei einer kleineren Eingabe: mit kleinerer Summe der Zahlen oder mit kleinerer erster Zahl.
museum-smallest = Gefunden: Bei keiner kleineren Eingabe versagt es.
museum-find-line = 2. Welche Zeile ist falsch? Wähle sie im Programm.
museum-line-name = Zeile { $number }: { $code }
museum-not-that-line = Zeile { $number } ist nicht schuld. Verfolge den Ablauf unten und sieh, wo es schiefgeht.
museum-that-line = Es ist Zeile { $number }. So müsste sie lauten:
museum-give-up = Zeigen
museum-mended = Mit dieser Zeile gibt das Programm die richtige Antwort.

museum-steps = Der Ablauf, Schritt für Schritt
museum-step = Schritt { $step } von { $steps }, Zeile { $line }
museum-step-cut = { $text } (nur die ersten { $steps } werden gezeigt)
museum-step-slider = Schritt des Ablaufs
museum-no-variables = keine Variable gesetzt

museum-input-left = linker Haufen
museum-input-right = rechter Haufen
museum-input-place = k
museum-input-disc = Scheibe
museum-input-move = Zug
museum-input-discs = Scheiben insgesamt
museum-input-made = gemachte Züge
museum-input-levels = Stufen
museum-input-balls = Kugeln
museum-value-wins = wer am Zug ist, gewinnt
museum-value-loses = wer am Zug ist, verliert
museum-value-moves = sie zieht
museum-value-stays = sie bleibt
museum-value-disc = Scheibe { $disc }

museum-short-range-name = Zu früh aufgehört
museum-short-range-task = Wythoff-Nim: Nimm beliebig viele von einem Haufen oder gleich viele von beiden; wer den letzten Stein nimmt, gewinnt. Gewinnt, wer am Zug ist? Das Programm probiert jeden Zug und befragt sich dann wieder selbst.
museum-short-range-why = Das Ende eines Bereichs gehört nicht dazu. range(1, x − 1) endet bei x − 2, also leert das Programm den linken Haufen nie ganz oder bis auf einen Stein und übersieht die Züge, die damit gewinnen.
museum-short-range-source = Notizen zu „The Beauty of Programming“ 1.13, wo alle drei Bereiche zu früh enden

museum-whole-division-name = Ein Schrägstrich zu viel
museum-whole-division-task = Gewinnt bei Wythoff-Nim, wer am Zug ist? Eine Stellung verliert, wenn der kleinere Haufen das k-te Vielfache des Goldenen Schnitts ist, abgerundet, und die Haufen sich um k unterscheiden.
museum-whole-division-why = // teilt und rundet ab. Also ist a gleich 1 und nicht 1,618…, und das Programm hält (2, 4), (3, 6), … für verloren. Nur (0, 0) und (1, 2) stimmen durch Glück.
museum-whole-division-source = Notizen zu „The Beauty of Programming“ 1.13, in Python

museum-one-order-name = Andersherum
museum-one-order-task = Gewinnt bei Wythoff-Nim, wer am Zug ist? Das Programm geht die verlierenden Paare durch, bis der größere Haufen erreicht ist, und vergleicht.
museum-one-order-why = Das Programm hält den ersten Haufen für den größeren. Ist der zweite größer, vergleicht es die falschen Zahlen und sagt immer „gewinnt“. Die beiden Haufen sind gleichwertig, also sortiere sie zuerst.
museum-one-order-source = das Programm in „The Beauty of Programming“ 1.13, wie jemand beim Lesen bemerkte

museum-counter-name = Ein lockerer Vergleich
museum-counter-task = Gewinnt bei Wythoff-Nim, wer am Zug ist? Das Programm geht die verlierenden Paare mit ihren Nummern k = 1, 2, 3, … durch, bis der größere Haufen erreicht ist.
museum-counter-why = Im k-ten Paar unterscheiden sich die Haufen um genau k. „Höchstens k“ lässt neben dem Paar (3, 5) auch (4, 5) durch, obwohl man bei (4, 5) einen Stein von den 4 nehmen und (3, 5) übrig lassen kann. Das Programm im Buch tut dasselbe wegen eines Zählers, der um eins daneben liegt.
museum-counter-source = das Programm in „The Beauty of Programming“ 1.13, wo (4, 5) falsch ist

museum-rounded-root-name = Eine gerundete Wurzel
museum-rounded-root-task = Der kleinere Haufen der k-ten verlierenden Stellung in Wythoff-Nim ist k mal der Goldene Schnitt, abgerundet.
museum-rounded-root-why = Die Ziffern von √5 enden nie, und ein Prozessor behält 53 binäre. Der Fehler wächst mit k, bis er größer ist als der Abstand von k·φ zu einer ganzen Zahl. Bei Fibonacci-Zahlen ist dieser Abstand am kleinsten. Ganze Zahlen haben keinen solchen Fehler: isqrt ist die abgerundete Wurzel.
museum-rounded-root-source = die geschlossene Formel aus „The Beauty of Programming“ 1.13, mit Gleitkommazahlen

museum-every-name = Wie oft?
museum-every-task = Ein Turm geht auf dem kürzesten Weg von einem Stab zum anderen. Zieht diese Scheibe bei diesem Zug?
museum-every-why = Zwischen zwei Zügen von Scheibe i liegen 2^i − 1 andere, sie zieht also bei jedem 2^i-ten Zug. Der chinesische Satz sagt, wie viele Züge dazwischen liegen; ins Programm übernommen, wurde diese Zahl zur Periode.
museum-every-source = Türme von Hanoi ohne Rekursion, Regel 1

museum-larger-top-name = Größer oder kleiner
museum-larger-top-task = Welche Scheibe eines Turms zieht als Nächste? Die zuletzt gezogene bleibt liegen, also ist es eine auf den beiden anderen Stäben.
museum-larger-top-why = Auf beiden anderen Stäben liegt oben eine Scheibe. Die größere könnte nur auf die zuletzt gezogene oder auf die kleinere, und der kürzeste Weg tut beides nicht, also zieht die kleinere. Der Text sagt „größere“, sein Beweis und sein Programm sagen „kleinere“.
museum-larger-top-source = Türme von Hanoi ohne Rekursion, Abschnitt 4.2

museum-levels-name = Ab null zählen
museum-levels-task = Wie viele Züge braucht ein Schloss aus Kugeln, jede mit so vielen Stufen, einschließlich der Entnahme am Ende? Für Kugellager, fünf Stufen und vier Kugeln, sind es 1 250.
museum-levels-why = Stufen 0 bis 14 sind fünfzehn Stufen. Mit 14 bräuchte das Generation Lock 2 · 14^7 = 210 827 008 Züge, mit 15 sind es 2 · 15^7 = 341 718 750. Ein Versuch mit dem kleinsten Schloss hätte es gezeigt.
museum-levels-source = ein Artikel über die Chinesischen Ringe, der dem Generation Lock 210 Millionen Züge zuschreibt
