### The board in words, for those who do not see it.

describe-all-on = 所有的环都在横杠上。
describe-all-off = 所有的环都解开了。
describe-rings = { $count ->
   *[other] 在横杠上：第 { $on } 环。已解开：{ $off }。
}
describe-rings-by-run = 第 { $runs }。
describe-run = { $place ->
    [on] { $rings } 环在横杠上
   *[off] { $rings } 环解开
}
describe-peg = { $peg } 柱：{ $discs }。
