### What is written on the boards of the n-ary family, and how their states are written.

# In which order a state is written, behind what it is written with: 9 digits, free end last.
free-end-last = free end last
bar-one-first = bar 1 first
# What can be clicked, as begin-point-at says it: click a ring.
piece-any = a piece
# Why a move is refused.
one-step-at-a-time = A piece can only move one place at a time.
# An order as above; the shift is a number behind the letters.
letters-then-shift = dial 1 last, then the shift
# Written on the pictures of boards. low-gate and only-flat-pass are two lines of one sign; comb-left and comb-right
# stand at the two ends of a scale on which a comb runs.
turn-here = Dials turn only here
comb-left = comb left
comb-right = right
low-gate = Low gate: only flat
only-flat-pass = dials can pass
the-gap = The gap: dials turn here
# Below the buttons that turn a dial: where it is turned.
at-the-gap = at the gap
outside-the-case = outside
# Below the two buttons that move the slide.
slide = slide
push-in = Push the slide in
pull-out = Pull the slide out
# Under the bracket of a dial that blocks a move: why it does.
stops-the-slide = stops the slide
faces-it = in the way

# Below the map of all states. $count: how many there are.
family-all-positions = All { $count } states.
# Below a map of a route with dead ends. $count: the moves of the longest dead end.
family-way-and-dead-ends = { $count ->
    [one] The straight line is the route out; each stalk is a dead end, at most { $count } move deep.
   *[other] The straight line is the route out; each stalk is a dead end, at most { $count } moves deep.
}

## $place is a word for how pieces are (upright, off), from the names of the puzzle, or a place with a number
## (level 3, 3). A message whose name ends in -at, -to or -to-go is for the latter.

# Names a state in which all pieces are alike: all upright.
family-all-alike = all { $place }
# How a dial is outside its case: facing right, outside.
family-faces-outside = { $place }, outside
# Under the bracket of one piece or of several that block a move. $pieces: one or several.
family-must-stand = { $pieces ->
    [several] must all be { $place }
   *[one] must be { $place }
}
family-must-stand-at = { $pieces ->
    [several] must all be at { $place }
   *[one] must be at { $place }
}
# What is so again after a move was taken back: ball 1 back to level 3, dial 2 upright again.
family-is-back-at = { $piece } back to { $place }
family-is-so-again = { $piece } { $place } again
# Describes a state, a place after the other; the part that moves the others comes last: Up: elephants 5, 4. Down: elephants 3 to 1.
family-pieces-at-place = { $place }: { $pieces }
# Why a move is refused: Dials 2 and 3 must be flat.
family-must-be-at-first = { $pieces } must be at { $place }
family-must-be-first = { $pieces } must be { $place }

## Balls that stop a comb: $left and $right are the places where they do, such as −1 and 1.

family-comb-stops-twice = { $ball } stops the comb at { $left } and { $right }
family-comb-stops-by-two = stopped by { $first } at { $left } and by { $second } at { $right }
family-comb-stops = { $ball } stops the comb at { $place }
family-comb-runs = nothing stops the comb

## Dead ends.

# Above the board. $moves: 3 moves.
family-dead-end = Dead end: { $moves } back to the route
# A key in the list of keys, with the moves it takes: 1110, 170 moves.
family-dead-ends-of-key = { $count ->
    [0] The key { $key } has no dead ends.
    [one] The key { $key } has one dead end.
   *[other] The key { $key } has { $count } dead ends.
}
