### The board in words, for those who do not see it.

describe-all-on = Tous les anneaux sont montés.
describe-all-off = Tous les anneaux sont descendus.
describe-rings = { $count ->
    [one] Monté : l’anneau { $on }. Descendus : { $off }.
   *[other] Montés : les anneaux { $on }. Descendus : { $off }.
}
describe-rings-by-run = Anneaux { $runs }.
# $rings may be one ring or a run of them.
describe-run = { $place ->
    [on] { $rings } en haut
   *[off] { $rings } en bas
}
describe-peg = Piquet { $peg } : { $discs }.
