lesson-binary = Ringe zählen binär
lesson-binary-line = die restlichen Züge an den Ringen ablesen
lesson-binary-learnt = Die Ringe sind nur eine andere Schreibweise für eine Zahl. Kopieren und Tauschen macht daraus eine Binärzahl, der Vergleich benachbarter Ziffern macht es rückgängig, und jeder Zug zählt um eins herunter.

lesson-binary-count = Das andere Ende
lesson-binary-count-text = Drei Ringe haben acht Zustände auf einer Linie. „Alle ab“ ist das eine Ende, „nur Ring 3 drauf“ das andere.
lesson-binary-count-ask = Wie viele Züge sind es von hier noch?
lesson-binary-count-hint = Auf der Linie liegen acht Zustände, und du bist an einem ihrer Enden. Zwischen zwei Nachbarn liegt ein Zug.
lesson-binary-count-done = Sieben, binär 111: drei Ziffern für drei Ringe.
lesson-binary-count-one = Nur ein Ring ist drauf, aber er lässt sich noch nicht bewegen.
lesson-binary-count-four = 100 als Binärzahl gelesen ist vier. Aber die Ringe sind nicht die Binärzahl selbst.

lesson-binary-read = Lies die Ringe
lesson-binary-read-text = Ein Ring, der drauf ist, kehrt den Rest der Linie um, und das tauscht alle Ziffern nach ihm. Geh also von links nach rechts: 1 steht für einen Ring, der drauf ist, 0 für ab, und beginne mit Kopieren. Sooft du eine 1 liest, wechsle: vom Kopieren zum Tauschen von 0 und 1 oder zurück.
lesson-binary-read-ask = Schreibe die Binärzahl für diese fünf Ringe.
lesson-binary-read-hint = Die erste 1 wird kopiert. Dann tausche: Aus 0 wird 1, und aus der nächsten 1 wird 0.
lesson-binary-read-done = Noch 27 Züge. Einmal über die Ringe zu gehen genügt, um das zu wissen.
lesson-binary-read-state = Das ist die Reihe der Ringe. Tausche ab der zweiten Ziffer.

lesson-binary-write = Schreibe die Ringe
lesson-binary-write-text = Es geht auch andersherum. Nimm die Binärzahl und vergleiche jede Ziffer mit der vorigen: gleich ist ab, verschieden ist drauf.
lesson-binary-write-ask = Noch zwölf Züge ist binär 01100. Welche Ringe sind drauf? Schreibe 1 für drauf, 0 für ab.
lesson-binary-write-hint = Denk dir vor der ersten Ziffer eine 0. Dann sind 0 und 0 gleich, 0 und 1 verschieden, 1 und 1 gleich.
lesson-binary-write-done = Der Gray-Code von 12. Benachbarte Zahlen unterscheiden sich in einem Ring.
lesson-binary-write-binary = Das ist die Binärzahl selbst. Vergleiche jede Ziffer mit der vorigen.

lesson-binary-minus-one = Zähle herunter
lesson-binary-minus-one-text = Ein Zug zieht eins ab: von 12 zu 11, von 01100 zu 01011. Drei Binärziffern ändern sich, aber nur ein Ring.
lesson-binary-minus-one-ask = Welcher Ring zieht?
lesson-binary-minus-one-hint = Sieh dir die Ziffern an, die sich ändern. Unter ihnen bleiben gleiche Nachbarn gleich und verschiedene verschieden, außer am linken Ende.
lesson-binary-minus-one-done = Ring 3: Die am weitesten links stehende Ziffer, die sich ändert, verrät den Ring.
lesson-binary-minus-one-one = Ring 1 zieht, wenn sich nur die letzte Ziffer ändert.

lesson-binary-parity = Ungerade oder gerade
lesson-binary-parity-text = Jeder Zug ändert die Anzahl der Ringe, die drauf sind, um eins. Der allerletzte nimmt Ring 1 ab, wenn nur noch er drauf ist. Ist die Anzahl also ungerade, so zieht Ring 1.
lesson-binary-parity-ask = Vier Ringe sind drauf. Was zieht als Nächstes?
lesson-binary-parity-hint = Bei ungerader Anzahl zieht Ring 1, aber vier ist gerade. Welcher Ring lässt sich außer Ring 1 bewegen?
lesson-binary-parity-done = Zwei Regeln genügen, um jeden Zustand zu lösen, ohne zu zählen.
lesson-binary-parity-one = Ring 1
lesson-binary-parity-one-why = Das ist die Regel für eine ungerade Anzahl.
lesson-binary-parity-other = Der Ring gleich nach dem ersten, der drauf ist, von Ring 1 an gezählt
lesson-binary-parity-both = Einer von beiden, egal welcher
lesson-binary-parity-both-why = Einer der beiden führt vom Ziel weg.

lesson-binary-nine = Neun Ringe
lesson-binary-nine-text = Jetzt alles zusammen: Lies die neun Ringe, schreibe die Binärzahl und zähle zusammen, was ihre Ziffern wert sind.
lesson-binary-nine-ask = Wie viele Züge sind noch übrig?
lesson-binary-nine-rings = Das ist die Reihe der Ringe, binär gelesen. Erst kopieren und tauschen, dann zusammenzählen.
lesson-binary-nine-digits-only = Das sind die Binärziffern. Zähle jetzt zusammen, was jede 1 wert ist.
lesson-binary-nine-hint = Die neun Ziffern sind 256, 128, 64, 32, 16, 8, 4, 2 und 1 wert. Beginne mit Kopieren und wechsle nach jeder 1.
lesson-binary-nine-done = Du hast eine Zahl an den Ringen abgelesen, ohne einen Zug zu machen.
