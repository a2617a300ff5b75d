lesson-game = Wer gewinnt?
lesson-game-line = zwei Haufen Steine und die Stellungen, die man übrig lässt
lesson-game-learnt = Eine Stellung ist verloren, wenn jeder Zug von ihr zu einer gewonnenen führt. Die verlorenen findet man also vom Ende des Spiels rückwärts, und in diesem Spiel folgen sie dem Goldenen Schnitt.

lesson-game-cold = Welche Stellungen sind verloren?
lesson-game-cold-text = Zwei Haufen Steine. Nimm Steine von einem Haufen oder gleich viele von beiden. Wer den letzten Stein nimmt, gewinnt. In manchen Stellungen verliert jeder Zug: Nennen wir sie kalt.
lesson-game-cold-ask = Finde die kalten Stellungen mit höchstens sieben Steinen je Haufen. Wähle jedes Feld, von dem aus verlieren muss, wer am Zug ist.
lesson-game-cold-ask-2 = Nenn das Paar in der Ecke Paar 0 und die anderen Paare 1 bis 3. Um wie viel unterscheiden sich die beiden Haufen jedes Paars?
lesson-game-cold-hint = Ist kein Stein mehr da, hat schon verloren, wer am Zug ist; beginne also in der Ecke. Ein gestrichenes Feld ist gewonnen: Ein Zug von dort führt zu einem kalten. Sieh dir von den übrigen Feldern die nahe der Ecke an.
lesson-game-cold-hint-2 = Zieh den kleineren Haufen vom größeren ab.
lesson-game-cold-done = Paar k unterscheidet sich um k. Gestrichen hast du, was gewonnen ist, und was übrig blieb, ist verloren.

lesson-game-pairs = Das nächste Paar
lesson-game-pairs-text = Ein kaltes Feld streicht seine Zeile und seine Spalte, also steht keine Zahl in zwei Paaren. Es streicht auch seine Diagonale, also kommt kein Unterschied zweimal vor.
lesson-game-pairs-ask = Du hast 0 und 0, 1 und 2, 3 und 5, 4 und 7 gefunden. Der kleinere Haufen des nächsten Paars ist die kleinste übrige Zahl. Welche ist das?
lesson-game-pairs-ask-2 = Und der Unterschied ist der kleinste übrige. Wie groß ist der größere Haufen?
lesson-game-pairs-hint = Bisher verwendet: 0, 1, 2, 3, 4, 5 und 7.
lesson-game-pairs-hint-2 = Die Unterschiede waren bisher 0, 1, 2 und 3. Zähle den nächsten zum kleineren Haufen dazu.
lesson-game-pairs-done = Zwei Regeln ergeben jedes kalte Paar: die kleinste übrige Zahl und ein Unterschied, der um eins wächst. Jede Zahl gehört also zu einem Paar.

lesson-game-play = Lass eine kalte Stellung übrig
lesson-game-play-text = Wer eine kalte Stellung übrig lässt, gewinnt: Jede Antwort darauf macht sie heiß, und aus einer heißen kannst du wieder eine kalte machen.
lesson-game-play-ask = Lass deinem Gegner eine kalte Stellung übrig.
lesson-game-play-hint = Suche ein kaltes Paar, das du erreichen kannst, etwa 3 und 5.
lesson-game-play-done = Kalt. Mach das nach jeder Antwort, und du nimmst den letzten Stein.

lesson-game-golden = Der Goldene Schnitt
lesson-game-golden-text = Es gibt einen schnelleren Weg zu einem Paar, als alle davor zu finden. Multipliziere den kleineren Haufen mit dem Goldenen Schnitt, 1,618…, und runde auf: Das ist der größere Haufen.
lesson-game-golden-ask = Der kleinere Haufen des zehnten kalten Paars ist 16. Wie groß ist der größere?
lesson-game-golden-hint = 16 mal 1,618 ist etwas weniger als 25,9.
lesson-game-golden-done = Die kalten Paare folgen dem Goldenen Schnitt; die Seite kann also sofort sagen, wer gewinnt, wie groß die Haufen auch sind.
lesson-game-golden-down = Runde auf: 25,9 ist noch nicht ganz erreicht.
