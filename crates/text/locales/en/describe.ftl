### The board in words, for those who do not see it.

describe-all-on = All rings are on.
describe-all-off = All rings are off.
# A few rings, by lists of their numbers; $count is how many are on.
describe-rings = { $count ->
    [one] On: ring { $on }. Off: { $off }.
   *[other] On: rings { $on }. Off: { $off }.
}
# Many rings: $runs are phrases of the message below, in a row from the innermost ring on.
describe-rings-by-run = Rings { $runs }.
# Neighbours that are alike; $rings is a number, or pieces-run.
describe-run = { $place ->
    [on] { $rings } on
   *[off] { $rings } off
}
# A peg, by its letter; $discs is made of disc-name or disc-names, or says that it is empty.
describe-peg = Peg { $peg }: { $discs }.
