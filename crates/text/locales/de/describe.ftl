### The board in words, for those who do not see it.

describe-all-on = Alle Ringe sind drauf.
describe-all-off = Alle Ringe sind ab.
describe-rings = { $count ->
    [one] Drauf: Ring { $on }. Ab: { $off }.
   *[other] Drauf: Ringe { $on }. Ab: { $off }.
}
describe-rings-by-run = Ringe { $runs }.
describe-run = { $place ->
    [on] { $rings } drauf
   *[off] { $rings } ab
}
describe-peg = Stab { $peg }: { $discs }.
