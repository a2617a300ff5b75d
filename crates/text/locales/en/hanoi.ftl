### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
# A move in other words: that it was made, how it is made, and as an answer to what is next. $disc is “disc 1”, $to the
# letter of a peg. The first one becomes a sentence.
hanoi-done = { $disc } to { $to }
hanoi-how = move { $disc } to { $to }
# A goal to choose.
hanoi-goal-order = All to { $peg }

## The task
# What can be clicked, as begin-point-at says it: click a ring.
hanoi-any = a disc
# $number is a word up to ten, and brings its space in digits; $moves is a count of moves.
hanoi-tower-moves = { $count ->
    [one] The disc is on { $from }. It takes { $moves } to get it to { $to }.
   *[other] All { $number } discs are on { $from }. It takes { $moves } to get them to { $to }.
}
# A fact of a task; $disc is a disc that differs, or the largest one.
hanoi-twice-moved = { $disc } moves twice
hanoi-the-largest-disc = the largest disc
# How good a route is known to be on four pegs, and what that means.
hanoi-proof = proven shortest (Bousch 2014)
hanoi-proof-meaning = No route is shorter: Bousch proved this for four pegs in 2014.
# How a state is written.
hanoi-notation = { $count ->
    [one] 1 peg letter
   *[other] { $count } peg letters, largest disc first
}
# $hint is that as a sentence.
hanoi-how-to-write = { $hint } You can write twenty As in a row as A*20.
# What the keys of an address take, after “only”.
hanoi-states-allowed = a row of peg letters
hanoi-moves-allowed = moves such as 1C.2B, or ~K for K moves of the route
# Where a disc can go whose move was refused; it becomes a sentence. $pegs are letters, put together by hanoi-pegs-or.
hanoi-goes-elsewhere = { $disc } can go to { $pegs }
hanoi-pegs-or = { $pegs } or { $peg }
# The graph of all positions.
hanoi-shape = All states form a Sierpinski triangle, with corners for all discs on A (left), on B (top) and on C (right)
# Where the moves are numbered from by the ruler.
hanoi-numbered-from = from the start

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count ->
    [one] the small disc steps aside to { $to }
   *[other] { $count } small discs step aside to { $to }
}
hanoi-plan-large = { $count ->
    [one] the large disc goes to { $to }
   *[other] { $count } large discs go to { $to }
}
hanoi-plan-follow = { $count ->
    [one] the small disc follows to { $to }
   *[other] { $count } small discs follow to { $to }
}
# $moves is a count of moves.
hanoi-plan-part-moves = { $moves } with { $pegs } pegs
# $moves is a sum: “17 + 15 + 17”.
hanoi-plan-sum = Frame–Stewart plan: { $moves } = { $all }.
hanoi-plan-on-three-pegs = With only three pegs it would take { $moves }.

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = The largest disc first
hanoi-direction-name = Direction
hanoi-pair-cycle-name = Three pairs of pegs
hanoi-last-peg-name = Just remember the last peg
hanoi-formulas-name = Step and state
hanoi-split-name = Where to split the tower

## Discs that wait, on many pegs or in a circle
clear-way-name = What has to be cleared first
circle-name = Two recursions
