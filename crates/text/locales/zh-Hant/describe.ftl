### The board in words, for those who do not see it.

describe-all-on = 所有的環都在劍上。
describe-all-off = 所有的環都取下了。
describe-rings = { $count ->
   *[other] 在劍上：第 { $on } 環。已取下：{ $off }。
}
describe-rings-by-run = 第 { $runs }。
describe-run = { $place ->
    [on] { $rings } 環在劍上
   *[off] { $rings } 環取下
}
describe-peg = { $peg } 柱：{ $discs }。
