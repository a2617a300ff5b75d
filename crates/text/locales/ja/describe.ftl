### The board in words, for those who do not see it.

describe-all-on = すべてのリングが掛かっています。
describe-all-off = すべてのリングが外れています。
# A few rings, by lists of their numbers; $count is how many are on.
describe-rings = { $count ->
   *[other] 掛かっているリング：{ $on }。外れているリング：{ $off }。
}
# Many rings: $runs are phrases of the message below, in a row from the innermost ring on.
describe-rings-by-run = リング{ $runs }。
# Neighbours that are alike; $rings is a number, or pieces-run.
describe-run = { $place ->
    [on] { $rings }は掛かっている
   *[off] { $rings }は外れている
}
# A peg, by its letter; $discs is made of disc-name or disc-names, or says that it is empty.
describe-peg = 杭{ $peg }：{ $discs }。
