### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

proof-why = Warum?
proof-why-of = Warum? { $title }
proof-step-of = { $step } von { $steps }
proof-back = Voriger Schritt
proof-next = Nächster Schritt

## All states form one line.
proof-fold-title = Warum alle Zustände eine Linie bilden
proof-fold-tag = Kuo, Satz 1
proof-fold-copies = Angenommen, die Zustände der kleineren Teile bilden eine Linie, mit lauter 0 am einen Ende und einer einzigen 1 ganz vorn am anderen. Mit { $piece } kommt eine zweite Kopie dazu: dieselbe Linie, in der eine Ziffer 1 ist statt 0. Innerhalb einer Kopie ziehen nur kleinere Teile.
proof-fold-joint = Nur an einer Stelle lässt sich { $piece } bewegen: wenn die nächste Ziffer 1 ist und alle danach 0 sind, wie in { $joint }. Für die kleineren Teile ist das das Ende mit der 1 ganz vorn; dort verbindet also ein einziger Zug die beiden Kopien.
proof-fold-line = Klapp die zweite Kopie auf, und aus beiden wird eine doppelt so lange Linie: { $all } Zustände. Ihre Enden sind wieder lauter 0 und eine einzige 1 ganz vorn. Ein Teil allein hat eine Linie aus zwei Zuständen, 0 und 1; die Behauptung gilt also für zwei Teile, für drei, für jede Anzahl. Auf einer Linie geht es nur vor oder zurück.

## f(1w) = 2^n − 1 − f(w).
proof-swap-title = Warum eine 1 die Ziffern dahinter tauscht
proof-swap-tag = Kuo, Satz 3
proof-swap-words = f zählt die Züge bis zu lauter 0. Eine 0 ganz vorn ändert nichts, denn dieses Teil muss nie ziehen: f(0w) = f(w). Hier ist w = { $w } und f(w) = { $low }.
proof-swap-mirror = Eine 1 ganz vorn muss zu 0 werden, und das geht nur bei { $joint }, am anderen Ende der kleineren Teile. Die Kopie der Linie, in der { $piece } auf 1 steht, ist also das Spiegelbild der Kopie mit 0.
proof-swap-sum = Zähle die Züge: 2^(n−1) − 1 − f(w) = { $rest } von 1w zu { $joint }, einer für { $piece } und 2^(n−1) − 1 = { $ones } von dort zu lauter 0. Binär ist 2^n − 1 eine Reihe von Einsen, und zieht man eine Zahl davon ab, so kehrt sich jede ihrer Ziffern um: Die Ziffern hinter der 1 werden getauscht.
proof-swap-mirror-name = Spiegel

## Theorem 2 of Kuo, with the number of pieces in place of f.
proof-parity-title = { $piece ->
    [Antrieb] Warum ungerade den Antrieb bedeutet
   *[other] Warum ungerade { $piece } bedeutet
}
proof-parity-tag = Kuo, Satz 2, ohne f
proof-parity-bands = { $of ->
    [rings] Jeder Zug ändert die Anzahl der Ringe, die drauf sind, um eins; er führt also in ein Nachbarband.
   *[others] Jeder Zug ändert eine Ziffer, die Anzahl der Einsen ändert sich also um eins: Er führt in ein Nachbarband.
}
proof-parity-last = { $of ->
    [rings] Den allerletzten Zug macht { $piece }, wenn nur noch ein Ring drauf ist. Beim Ziehen wechselt sich { $piece } mit dem anderen Ring ab, und die Anzahl der Ringe, die drauf sind, ist abwechselnd ungerade und gerade. Also gilt bis zum Anfang zurück: ungerade, { $piece }; gerade, der andere Ring.
   *[others] { $piece ->
        [Antrieb] Den allerletzten Zug macht der Antrieb, wenn eine einzige 1 übrig ist. Beim Ziehen wechselt er sich mit dem anderen Teil ab, und die Anzahl der Einsen ist abwechselnd ungerade und gerade. Also gilt bis zum Anfang zurück: ungerade, der Antrieb; gerade, das andere.
       *[other] Den allerletzten Zug macht { $piece }, wenn eine einzige 1 übrig ist. Beim Ziehen wechselt sich { $piece } mit dem anderen Teil ab, und die Anzahl der Einsen ist abwechselnd ungerade und gerade. Also gilt bis zum Anfang zurück: ungerade, { $piece }; gerade, das andere.
    }
}
proof-parity-on = { $of ->
    [rings] Ringe drauf
   *[others] Einsen
}
proof-parity-moves = Zahl im Punkt: was zieht

## Odd never on odd.
proof-floors-title = Warum ungerade nie auf ungerade liegt
proof-floors-tag = Induktion
proof-floors-aside = Nummeriere den Boden jedes Stabs: n + 1 am Start und am Ziel, n dazwischen. Hier ist n = { $n }, und nur ungerade oder gerade zählt. Der Turm über Scheibe { $n } geht von { $from } nach { $third }. Er steht auf Scheibe { $n }, geht auf Boden { $n } und hat Boden { $floor } als Ausweichplatz: dasselbe Muster mit einer Scheibe weniger.
proof-floors-largest = Scheibe { $n } geht von { $from } nach { $to }: vom einen Boden { $floor } zum anderen. Von den Zahlen { $n } und { $floor } ist eine ungerade und die andere gerade, also passt es.
proof-floors-follow = Der kleinere Turm folgt von { $third } nach { $to }: von Boden { $n } auf Scheibe { $n }, mit Boden { $floor } als Ausweichplatz: wieder dasselbe Muster. Was für eine Scheibe weniger gilt, gilt also auch für { $n }, und nichts liegt je auf seinesgleichen. Der kleinere Turm läuft immer andersherum, benachbarte Scheiben kreisen also in entgegengesetzten Richtungen.
proof-floor = Boden { $number }
proof-lies-on = { $disc } auf { $number }
proof-peg-start = { $peg } Start
proof-peg-third = { $peg } dritter
proof-peg-goal = { $peg } Ziel

## Wythoff's game: from hot to cold.
proof-ways-out-title = Warum jede heiße Stellung eine kalte erreicht
proof-ways-out-tag = drei Fälle
proof-ways-out-cold = Keine kalte Stellung erreicht eine andere. Alle Zahlen der kalten Paare sind verschieden und ebenso alle ihre Unterschiede; Zeile, Spalte und Diagonale einer kalten Stellung treffen also keine andere. Das Bild zeigt die von { $from }.
proof-ways-out-partner = Eine heiße Stellung (x, y) mit x ≤ y hat immer einen Ausweg; es gibt drei Fälle. Erstens: x ist die größere Zahl eines kalten Paars. Bring y auf ihren Partner hinunter: { $from } zu { $to }.
proof-ways-out-column = Zweitens: x ist die kleinere Zahl eines Paars, und y ist dafür zu groß. Bring y hinunter: { $from } zu { $to }.
proof-ways-out-diagonal = Drittens: x ist die kleinere Zahl, und y ist zu klein. Dann unterscheiden sich x und y um weniger als jenes Paar, also kommt das Paar mit ihrem Unterschied früher. Bring beide hinunter: { $from } zu { $to }. Jede Zahl steht in genau einem Paar, also gibt es keinen anderen Fall.
proof-ways-out-case = { $from } ist der { $case ->
    [partner] erste
    [column] zweite
   *[diagonal] dritte
} Fall: Lass { $to } übrig.
proof-ways-out-choose = Wähle eine beliebige Stellung auf dem Brett:
proof-ways-out-right = x, nach rechts
proof-ways-out-up = y, nach oben
proof-ways-out-is-cold = { $from } ist kalt: Kein Zug führt zu einer anderen kalten Stellung.

## Beatty's theorem.
proof-beatty-title = Warum die Reihen jede Zahl einmal enthalten
proof-beatty-tag = Beatty
proof-beatty-quotients = Teile { $next } durch φ und durch φ². Weil 1/φ + 1/φ² = 1 ist, ergeben die Quotienten zusammen { $next }; keiner ist eine ganze Zahl, abgerundet ergeben sie also eins weniger: { $sum }.
proof-beatty-gaps = Abgerundet zählen die Quotienten die Vielfachen von φ und von φ² vor { $next }. Vor { $next } gibt es also { $n } davon, und ebenso vor jeder Zahl m genau m − 1. In jeder Lücke zwischen einer Zahl und der nächsten liegt darum genau eines, und abgerundet ergibt sich jede Zahl einmal.
proof-beatty-golden = Warum φ? Angenommen, die Reihen sind die abgerundeten Vielfachen irgendeines a und b. Das k-te Paar unterscheidet sich um k, also ist b = a + 1, und um alle Zahlen aufzuteilen, muss 1/a + 1/b = 1 sein. Zusammen heißt das a² = a + 1: a ist φ, der Goldene Schnitt, und b ist φ².
proof-beatty-lower = Vielfache von φ: Reihe a(k)
proof-beatty-upper = Vielfache von φ²: Reihe b(k)

## Three pairs of pegs.
proof-pairs-title = Warum sich drei Paare abwechseln
proof-pairs-tag = folge Scheibe 1
proof-pairs-smallest = Scheibe 1 macht jeden zweiten Zug: Zwei ihrer Züge nacheinander könnten einer sein, und zwei Züge anderer Scheiben nacheinander gingen hin und zurück. Sie läuft immer in derselben Richtung, ihre Stabpaare kommen also reihum: { $pairs }.
proof-pairs-others = Dazwischen liegt Scheibe 1 oben auf ihrem Stab, und keine andere Scheibe kann diesen Stab verlassen oder auf ihn gehen. Nach { $from } → { $to } ist der nächste Zug also zwischen den beiden anderen Stäben, { $from } und { $third }.
proof-pairs-cycle = Sieh dir drei Züge nacheinander an: Scheibe 1 geht { $from } → { $to }, dann kommt das Paar { $pair }, dann geht Scheibe 1 weiter, { $to } → { $third }. Jedes Paar kam einmal dran. Die nächsten drei sind dieselben Paare: eins ohne { $third }, wo nun Scheibe 1 liegt, dann Scheibe 1 nach { $from }, dann eins ohne { $from }. Jetzt ist Scheibe 1 wieder, wo sie war, und alles beginnt von vorn.

## From the pegs to the number of the step.
proof-same-peg-title = Warum derselbe Stab dieselbe Ziffer bedeutet
proof-same-peg-tag = Hälften von Hälften
proof-same-peg-halves = Nummeriere die Schritte von 0 bis 2^n − 1, jeden mit n Binärziffern. In der Mitte macht { $disc } ihren einzigen Zug: In der ersten Hälfte ist sie auf { $from }, und ihre Ziffer, die erste, ist 0; in der zweiten Hälfte ist sie auf { $to }, und ihre Ziffer ist 1.
proof-same-peg-next = In jeder Hälfte zieht der Turm darüber einmal um, und { $smaller }, ganz unten in ihm, zieht in der Mitte der Hälfte: zuerst { $from } → { $third }, dann { $third } → { $to }. In der ersten Hälfte beginnt sie auf dem Stab von { $disc }: Beide haben 0, dann geht sie fort und hat 1. In der zweiten endet sie dort: Sie kommt mit 0 von einem anderen Stab, dann haben beide 1. So oder so bedeutet derselbe Stab dieselbe Ziffer und ein anderer die andere.
proof-same-peg-on = Dasselbe gilt für die nächstkleinere Scheibe und so weiter bis hinab zu Scheibe 1: Bis Scheibe i zieht (Ziffer 0), beginnt der Turm über ihr auf ihrem Stab; danach (Ziffer 1) endet er dort. Hier liegen die Scheiben, von der größten abwärts, auf { $pegs }. Die Ziffern sind also { $digits }, und der Schritt ist { $step }.
proof-same-peg-cells = Stab und Ziffer

## How often a disc has moved. $ones and $period are counts of moves with their unit.
proof-blocks-title = Warum die Anzahl abgerundet wird
proof-blocks-tag = ganze Blöcke
proof-blocks-when = Ein Turm aus { $size } Scheiben braucht { $ones }, und { $disc }, ganz unten in ihm, zieht in der Mitte: bei Zug { $half }. Solange es größere Scheiben gibt, zieht als Nächstes eine von ihnen und dann wieder der kleine Turm. { $disc } zieht also bei Zug { $half } und dann wieder nach je { $period } Zügen.
proof-blocks-count = Fang schon { $half } Züge früher an zu zählen, in Blöcken zu { $period }: Jeder Zug von { $disc } beendet einen Block. Nach k Zügen sind (k + { $half }) / { $period } Blöcke vergangen. Ist der letzte nicht vollständig, so steht der Zug an seinem Ende noch aus. Also zählen nur ganze Blöcke, und genau das tut das Abrunden.

## The moves from all 1s to all 0s.
proof-thirds-title = Warum zwei Drittel einer Zweierpotenz, abgerundet
proof-thirds-tag = Viererpotenzen
proof-thirds-digits = Lauter Einsen werden abwechselnd kopiert und getauscht: Die erste 1 wird kopiert, die zweite getauscht, die dritte wieder kopiert. Binär ist f, die Anzahl der Züge bis zu lauter 0, also 1010… Hier ergibt { $word } die Ziffern { $digits }.
proof-thirds-square = Bei ungerader Ziffernzahl ist die letzte 1 und davor jede zweite: Das ist eine Summe von Viererpotenzen. Schneide ein Quadrat aus { $cells } Zellen in Viertel, dann wieder eines der Viertel, bis hinab zu einzelnen Zellen. Von jeder Größe gibt es drei, eines davon getönt, und eine Zelle bleibt übrig. Die getönten, { $sum }, sind also ein Drittel von { $cells } − 1.
proof-thirds-rounded = Bei gerader Ziffernzahl steht am Ende noch eine 0, alles verdoppelt sich also: zwei Quadrate, und zwei Zellen bleiben übrig. So oder so ist 2^(n+1) dreimal f plus 1 oder 2. Das ist weniger als 3; teilt man 2^(n+1) durch 3, so lässt das Abrunden also genau den Rest weg.

## f ⊕ ⌊f/2⌋ is the state.
proof-half-title = Warum XOR mit der Hälfte den Gray-Code ergibt
proof-half-tag = Nachbarn im Vergleich
proof-half-differ = Jede Binärziffer von f sagt, ob die Anzahl der Einsen im Zustand bis dahin ungerade ist. Eine Ziffer weiter hat sich das geändert, wenn der Zustand dort eine 1 hat, und nicht, wenn er eine 0 hat. Vergleiche also jede Ziffer von f mit der vorigen: Wo sie sich unterscheiden, hat der Zustand eine 1.
proof-half-shift = Die Hälfte von f hat dieselben Ziffern, eine Stelle weiter rechts. Das Abrunden lässt die letzte Ziffer weg: Nach ihr kommt keine, die mit ihr verglichen würde. Nun steht jede Ziffer über der vorigen, und XOR vergleicht die beiden: gleich ergibt 0, verschieden ergibt 1. Das ist der Zustand.

## The states of a puzzle of one’s own form a tree.
proof-tree-title = Warum es nur einen Weg gibt
proof-tree-tag = nach dem langsamsten Teil
proof-tree-copies = Solange { $piece } bleibt, wo es ist, ziehen nur schnellere Teile. Zu jedem seiner Plätze gibt es also eine Kopie des Baums ihrer Zustände.
proof-tree-joint = { $piece } wechselt zwischen zwei Plätzen nur, während die schnelleren Teile in einem bestimmten Zustand sind, zuerst bei { $guard }. Ein einziger Zug verbindet also benachbarte Kopien.
proof-tree-whole = Bäume in einer Reihe, jeder durch einen einzigen Zug mit dem nächsten verbunden, sind ein Baum: Zwischen zwei Zuständen gibt es ohne Umkehren genau einen Weg, und niemand kann endgültig stecken bleiben. Ein Teil allein ist eine Reihe von Plätzen; das gilt also für zwei Teile, für drei, für jede Anzahl. Ein Baum hat einen Zug weniger als Zustände.
