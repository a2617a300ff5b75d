lesson-tour = Hier anfangen
lesson-tour-line = Von drei Ringen in deinen Händen bis zu hundert, in zehn Stationen. Jede stellt dir ein bis drei Aufgaben, und die Seite prüft, was du tust.
lesson-tour-learnt = In jedem Zustand gibt es höchstens zwei Züge, also liegen alle Zustände auf einer Linie. Dann sagt eine Zahl, wo du bist, und die Ringe lassen sich an dieser Zahl ablesen, bei hundert wie bei drei.

lesson-tour-take-off = Drei Ringe abnehmen
lesson-tour-take-off-text = Ring 1 ist am freien Ende und lässt sich immer bewegen. Jeder andere Ring lässt sich nur bewegen, wenn sein Nachbar zu Ring 1 hin drauf ist und alle Ringe jenseits dieses Nachbarn ab sind.
lesson-tour-take-off-ask = Nimm alle drei Ringe vom Bügel ab.
lesson-tour-take-off-hint = Ring 3 kommt zuerst ab. Dafür muss Ring 2 drauf und Ring 1 ab sein.
lesson-tour-take-off-done = Alle ab, und unterwegs musste Ring 1 wieder drauf. Fünf Züge sind das Minimum.

lesson-tour-two-moves = Nur zwei Züge
lesson-tour-two-moves-text = Die Regeln lassen wenig Freiheit: In jedem Zustand sind die meisten Ringe blockiert. Drück auf einen davon, und das Brett sagt, warum.
lesson-tour-two-moves-ask = Drück auf einen Ring, der sich nicht bewegen lässt.
lesson-tour-two-moves-ask-2 = Wie viele der fünf Ringe lassen sich hier bewegen?
lesson-tour-two-moves-hint = Ring 1 lässt sich immer bewegen, suche also unter den anderen. Versuch es mit dem größten.
lesson-tour-two-moves-hint-2 = Ring 1 lässt sich immer bewegen. Suche dann von Ring 1 an den ersten, der drauf ist, und sieh dir den Ring danach an.
lesson-tour-two-moves-done = Nie mehr als zwei: Ring 1 und, von Ring 1 an gezählt, der Ring gleich nach dem ersten, der drauf ist.
lesson-tour-two-moves-one = Ring 1 lässt sich immer bewegen, aber er ist hier nicht der einzige.
lesson-tour-two-moves-three = Einer deiner drei ist blockiert. Prüfe jeden Ring: Ist sein Nachbar zu Ring 1 hin drauf, und ist alles jenseits dieses Nachbarn ab?
lesson-tour-two-moves-four = Der Ring, auf den du gedrückt hast, ist nicht der einzige blockierte. Prüfe jeden der anderen: Ist sein Nachbar zu Ring 1 hin drauf, und ist alles jenseits dieses Nachbarn ab?

lesson-tour-one-line = Keine Wahl, also eine Linie
lesson-tour-one-line-text = Von deinen zwei Zügen nimmt einer zurück, was du gerade getan hast. Weiter geht es also nur auf eine Art: Du läufst eine Linie entlang. Erreicht sie jeden Zustand?
lesson-tour-one-line-ask = Geh bis zum Ende der Linie: nur Ring 3 drauf.
lesson-tour-one-line-ask-2 = Wie viele Zustände hast du gesehen, beide Enden mitgezählt?
lesson-tour-one-line-hint = Bewege nie denselben Ring zweimal hintereinander. Dann kannst du dich nicht verirren.
lesson-tour-one-line-hint-2 = Geradewegs die Linie entlang führt jeder Zug zu einem weiteren Zustand. Zähle die Züge und vergiss den Zustand am Anfang nicht.
lesson-tour-one-line-done = Acht Zustände, alle, die drei Ringe haben. Die Linie kommt an jedem vorbei.
lesson-tour-one-line-seven = Sieben ist die Anzahl der Züge. Eine Linie aus sieben Zügen hat einen Zustand mehr.

lesson-tour-fold = Falte die Linie
lesson-tour-fold-text = Die Zustände von drei Ringen bilden eine Linie. Vier Ringe haben zwei Kopien davon, eine mit Ring 4 ab und eine mit Ring 4 drauf. Verbunden sind sie nur an einer Stelle.
lesson-tour-fold-ask = Dreh die zweite Kopie, bis beide in einer Linie liegen.
lesson-tour-fold-ask-2 = Die Linie von n Ringen hat 2ⁿ − 1 Züge. Ihre zweite Kopie läuft rückwärts; „alle drauf“ ist also vom anderen Ende so weit entfernt wie „alle drauf“ mit einem Ring weniger von „alle ab“: aₙ = 2ⁿ − 1 − aₙ₋₁. Trag die Züge für 3 bis 9 Ringe ein.
lesson-tour-fold-hint = Zieh das Ende der zweiten Kopie nach rechts unten oder drück die Pfeiltaste nach rechts, bis beide Kopien flach liegen.
lesson-tour-fold-hint-2 = Drei Ringe: Die Linie hat 8 − 1 = 7 Züge, und zwei Ringe, die drauf sind, kommen in 2 ab. Zieh die ab.
lesson-tour-fold-done = Ein Ring mehr verdoppelt die Linie und dreht die zweite Hälfte um. Mehr braucht es nicht, um für neun Ringe 341 Züge zu finden.

lesson-tour-last-ring = Ein Ring übrig
lesson-tour-last-ring-text = Vier Ringe, und nur der innerste ist noch drauf. Es sieht aus, als wärst du fast am Ziel.
lesson-tour-last-ring-ask = Wie viele Züge fehlen noch, bis alle Ringe ab sind?
lesson-tour-last-ring-hint = Ring 4 kommt nur ab, wenn Ring 3 drauf ist und die Ringe 1 und 2 ab sind. Das hier ist das andere Ende der Linie aus 16 Zuständen.
lesson-tour-last-ring-done = Fünfzehn Züge, mehr als für alle vier Ringe zusammen. Kein Zustand ist weiter vom Ziel entfernt als Ring 4 allein.
lesson-tour-last-ring-one = Ein Zug würde genügen, wenn Ring 4 sich bewegen ließe. Aber erst muss Ring 3 drauf sein.
lesson-tour-last-ring-ten = Zehn stimmt, wenn alle vier Ringe drauf sind. Mit Ring 4 allein ist es weiter.

lesson-tour-ladder = Füll die Leiter aus
lesson-tour-ladder-text = Beginne mit dem größten. Sag bei jedem Ring, wie der Ring darüber ihn braucht.
lesson-tour-ladder-ask = Füll die Leiter von oben nach unten aus.
lesson-tour-ladder-hint = Ein Ring, der ziehen muss, braucht seinen Nachbarn zu Ring 1 hin drauf und alle Ringe jenseits dieses Nachbarn ab. Ein Ring, der erledigt ist, braucht nichts.
lesson-tour-ladder-done = Jede Zeile folgt aus der darüber, bis hinab zu dem Ring, der jetzt zieht.

lesson-tour-number = Die Leiter ist eine Zahl
lesson-tour-number-text = Geh die ausgefüllte Leiter hinab und schreibe für jeden Ring eine Ziffer: 0, wenn er „erledigt“ war, 1, wenn „noch nicht“.
lesson-tour-number-ask = Gib die sechs Ziffern ein.
lesson-tour-number-ask-2 = Lies die Ziffern als Binärzahl. Wie viele Züge sind noch übrig?
lesson-tour-number-hint = Ring 6 war erledigt, Ring 5 noch nicht, Ring 4 erledigt, Ring 3 noch nicht.
lesson-tour-number-hint-2 = Die Stellen sind 32, 16, 8, 4, 2 und 1 wert. Zähle die zusammen, an denen eine 1 steht.
lesson-tour-number-done = 16 + 4 + 2 = 22. Jede 1 kostet so viele Züge, wie ihre Stelle wert ist.
lesson-tour-number-state = Das sind die Ringe, 1 für drauf. Schreibe stattdessen 0 für jeden, der erledigt war, und 1 für jeden, der es noch nicht war.

lesson-tour-copy-swap = Kopieren oder tauschen
lesson-tour-copy-swap-text = Es gibt einen schnelleren Weg zur Zahl als die Leiter, und er ergibt sich aus dem Falten. Solange Ring 4 ab ist, wird die Linie der kleineren Ringe in der einen Richtung durchlaufen. Solange Ring 4 drauf ist, in der anderen.
lesson-tour-copy-swap-ask = In der Zeichnung liegt die zweite Kopie über der ersten: 1101 liegt über 0101, von wo noch 6 Züge fehlen. Wie viele fehlen von 1101?
lesson-tour-copy-swap-ask-2 = Ein Zustand, von dem k Züge fehlen, liegt also unter einem mit 15 − k: 6 ist binär 0110, und 15 − 6 ist 1001. Was geschieht mit den vier Ziffern?
lesson-tour-copy-swap-ask-3 = Jeder Ring, der drauf ist, kehrt also um, was die kleineren sagen. Lies die Ringe von links nach rechts, 1 für drauf, und beginne mit Kopieren. Wechsle nach jeder 1 zwischen Kopieren und Tauschen von 0 und 1. Schreibe die neun Binärziffern für diese Ringe.
lesson-tour-copy-swap-hint = Wo die Kopien verbunden sind, laufen die Zahlen weiter: von 0100 mit 7 restlichen Zügen zu 1100 darüber. Zähle von dort die zweite Kopie entlang weiter.
lesson-tour-copy-swap-hint-2 = 15 ist binär 1111. Um k davon abzuziehen, muss nichts geborgt werden; sieh dir also jede Ziffer für sich an.
lesson-tour-copy-swap-hint-3 = Kopiere 0, kopiere 1. Ab jetzt tausche: Aus 1 wird 0, und du kopierst wieder.
lesson-tour-copy-swap-done = Noch 142 Züge, ganz ohne Leiter. Ein Ring, der drauf ist, kehrt den Rest der Linie um, und Umkehren tauscht die Ziffern: Darum wechselt eine 1.
lesson-tour-copy-swap-below = Das ist der Zustand darunter. Die zweite Kopie hat die Zahlen von 8 bis 15.
lesson-tour-copy-swap-forwards = 8 + 6 wäre richtig, wenn die zweite Kopie so herum liefe wie die erste. Sie beginnt mit 8 an der Verbindung.
lesson-tour-copy-swap-read = 13 ist 1101 als Binärzahl gelesen. Aber die Ringe sind nicht die Zahl selbst.
lesson-tour-copy-swap-order = Sie kommen in umgekehrter Reihenfolge.
lesson-tour-copy-swap-order-why = 0110 ist in beiden Richtungen gleich, aber 1001 ist nicht 0110.
lesson-tour-copy-swap-swap = Aus jeder 0 wird 1 und aus jeder 1 wird 0.
lesson-tour-copy-swap-first = Nur die erste Ziffer ändert sich.
lesson-tour-copy-swap-first-why = Zwischen 0110 und 1001 unterscheiden sich alle vier Ziffern.
lesson-tour-copy-swap-state = Das ist die Reihe der Ringe selbst. Fang nach der ersten 1 an zu tauschen.

lesson-tour-one-ruler = Ein Lineal
lesson-tour-one-ruler-text = Denk an die Striche eines Lineals: ein langer in der Mitte, kürzere auf halbem Weg und so weiter. Die Züge eines Turms und der Ringe haben dasselbe Muster: je länger der Strich, desto größer das Teil, das zieht.
lesson-tour-one-ruler-ask = Welche Scheibe macht Zug 12 des Turms?
lesson-tour-one-ruler-halvings = Zwei ist die Anzahl der Halbierungen. Die Nummer der Scheibe ist um eins größer.
lesson-tour-one-ruler-ask-2 = Diese Ringe sind am Start alle ab. Welcher Ring macht Zug 12?
lesson-tour-one-ruler-halvings-ring = Zwei ist die Anzahl der Halbierungen. Die Nummer des Rings ist um eins größer.
lesson-tour-one-ruler-hint = Halbiere 12, solange das Ergebnis ganz ist, und zähle mit. Zähle eins dazu: Das ist die Nummer der Scheibe.
lesson-tour-one-ruler-hint-2 = Wieder ist es Zug 12. Was würde das Lineal sagen?
lesson-tour-one-ruler-done = Wieder dieselbe Nummer. In einem Binärzähler ist es auch die Ziffer, die zu 1 wird.

lesson-tour-jump = Spring zu Schritt 2⁷⁰
lesson-tour-jump-text = Hundert Ringe brauchen mehr Züge, als irgendjemand machen kann. Aber die Anzahl der restlichen Züge sagt, wie jeder Ring steht; die Seite kann also direkt zu jedem Schritt gehen.
lesson-tour-jump-ask = Geh auf der Zeitleiste zu Schritt 2^70.
lesson-tour-jump-hint = Die Schrittnummer auf der Zeitleiste ist ein Feld: Es nimmt Ziffern, aber auch 2^70. Die Eingabetaste führt dorthin.
lesson-tour-jump-done = Das war Schritt 1 180 591 620 717 411 303 424. Allein die Zahl sagt, wie jeder Ring steht; kein Zug musste dafür gemacht werden.
