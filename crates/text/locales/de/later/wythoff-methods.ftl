### Wythoff’s game: the cards of its methods.

wythoff-card-empty = Kein Stein ist übrig.
wythoff-card-cold = Kalt: Gegen bestes Spiel verliert jeder Zug.
wythoff-card-hot = Heiß: Um zu gewinnen, lass { $positions } übrig.

wythoff-closed-form-seen = Die Punkte sind die kalten Stellungen. Sie liegen nahe an zwei Geraden mit den Steigungen φ und 1 / φ, wobei φ der Goldene Schnitt ist; jede lässt sich also direkt berechnen.
wythoff-any-size-reach = Wythoff-Nim mit Haufen jeder Größe, in ganzen Zahlen gerechnet.
wythoff-mex-seen = Jede Zeile ist ein kaltes Paar. Die kleinere Zahl ist die kleinste noch nicht verwendete; die größere ist um k größer.
wythoff-small-reach = Nur kleine Haufen: Alle kleineren Stellungen werden durchgerechnet.
wythoff-partition-seen = Zwei Reihen, die zusammen jede Zahl genau einmal enthalten. Eine Zahl und die über oder unter ihr sind ein kaltes Paar.
wythoff-sieve-seen = Ein Sieb wie für Primzahlen: Jede kalte Stellung streicht alle Stellungen, von denen man zu ihr ziehen kann.
wythoff-table-seen = Alle kleineren Stellungen, als gewonnen oder verloren (kalt) markiert. Die zweite Tabelle gibt jeder die kleinste Zahl, zu der keiner ihrer Züge führt; 0 heißt kalt.

wythoff-closed-form-how = Weil sich φ = (1 + √5) / 2 nicht exakt speichern lässt, zieht Gros die Wurzel einer ganzen Zahl und rundet zweimal ab: ({ $k } + { $root }) / 2 = { $lower }.
wythoff-closed-form-compared = Das kalte Paar ist also ({ $lower }, { $upper }). Der kleinere Haufen hat hier { $smaller }.
wythoff-golden-lines = Die kalten Stellungen liegen nahe an den Geraden y = φ·x und x = φ·y mit φ = 1,618…
wythoff-mex-rule = Nimm für die k-te kalte Stellung die kleinste noch nicht verwendete Zahl und diese Zahl plus k.
wythoff-mex-here = hier
wythoff-number-line = k = { $k }: Die kleinste nicht gestrichene Zahl ist { $lower }, und { $lower } + { $k } = { $upper }.
wythoff-partition-rule = Jede Zahl steht in genau einer von zwei Reihen: a(k) = kφ und b(k) = kφ², beide abgerundet, wobei φ der Goldene Schnitt ist. Der Partner einer Zahl ist die mit demselben k in der anderen Reihe; zusammen sind sie ein kaltes Paar.
wythoff-placed = { $pile }: { $mine }; Partner: { $partner }
wythoff-sieve-rule = Geh Zeile für Zeile vor. Die erste übrige Stellung ist kalt: Streiche ihre Zeile, ihre Spalte und ihre Diagonale.
wythoff-sieve-rule-of-nim = Geh Zeile für Zeile vor. Die erste übrige Stellung ist kalt: Streiche ihre Zeile und ihre Spalte.
wythoff-struck = { $line ->
    [row] Gestrichen von { $cold }, in derselben Zeile.
    [column] Gestrichen von { $cold }, in derselben Spalte.
   *[diagonal] Gestrichen von { $cold }, auf derselben Diagonale.
}
wythoff-table-rule = Arbeite dich von (0,0) hinauf: Wer am Zug ist, verliert (V, eine kalte Stellung), wenn kein Zug zu einem anderen V führt, und gewinnt (G), wenn einer es tut.
wythoff-cold-so-far = Kalte Stellungen bisher: { $list }
wythoff-table-values = Jede Stellung bekommt die kleinste Zahl, zu der keiner ihrer Züge führt; 0 ist kalt (Sprague und Grundy).
wythoff-table-more = Mehr: eine Zahl für jede Stellung
wythoff-won = G
wythoff-lost = V

wythoff-closed-form-is = Die Haufen unterscheiden sich um k = { $k }. Die kalte Stellung mit diesem Unterschied hat in ihrem kleineren Haufen k mal den Goldenen Schnitt, abgerundet:
wythoff-closed-form-floats = Ein gerundetes φ reicht für große Haufen nicht: Mit 64-Bit-Gleitkommazahlen gilt die kalte Stellung (165580140, 267914295) als heiß. Ganze Zahlen sind in jeder Größe exakt.
wythoff-mex-why = Warum? Die kleinste noch nicht verwendete Zahl muss in irgendeinem kalten Paar stehen, und kein früheres enthält sie. Ihr Partner muss einen neuen Unterschied ergeben, und k ist der nächste. Alle späteren Paare haben zwei größere Zahlen.

wythoff-table-cost = Aufwand: O(mn) Stellungen und in jeder bis zu O(m + n) Züge, die zu probieren sind.
wythoff-sieve-cost = Aufwand: O(mn), denn jede Stellung wird auf jeder Linie durch sie höchstens einmal gestrichen.
wythoff-mex-cost = Aufwand: O(max(m, n)), denn jede Zahl bis zum größeren Haufen wird einmal verwendet.
wythoff-closed-form-cost = Aufwand: eine Quadratwurzel einer ganzen Zahl. Er hängt von der Anzahl der Ziffern ab, O(log max(m, n)), und nicht von der Anzahl der Steine; k muss nicht gesucht werden, denn es ist der Unterschied der Haufen.
