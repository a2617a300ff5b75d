### Setting a puzzle up.

puzzle = Puzzle
preset = Preset
number-of-rings = Number of rings
number-of-discs = Number of discs
larger = Larger
smaller = Smaller
start = Start
goal = Goal
swap = Swap
swap-start-and-goal = Swap start and goal
only-last-ring = Only the last ring
random = Random
pegs = Pegs
discs-go = Discs go
to-any-peg = to any peg
to-neighbours = to neighbouring pegs
clockwise-only = clockwise only
largest-first = largest first
pair-together = Rings 1 and 2 may move together
set-rings = Click a ring to set it; no rule applies here.
set-discs = Click where a disc should be; no rule applies here.
set-pieces = Click a piece to set it; no rule applies here.
number-of-pieces = Number of pieces
number-of-places = Places of a piece
fewer-places = Fewer places
more-places = More places
cuts-of-key = Cuts of the key
moves-of-each-key = Moves with each of the 16 keys.
turn-outside-too = Dials may turn outside the case too
two-as-one = two as one
turns-outside = turned outside too
all-outside = all outside

# A state with all discs on one peg.
setup-all-on-peg = All on { $peg }
# Where a disc lies.
setup-on-peg = on peg { $peg }
# How long the notation of a state is.
setup-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}
setup-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}

# The sum of a set-up: $count is as setup-shortest or, where nothing is proved, 341 moves; $convention is what counts as one
# move, as in one-ring-per-move; $proof is one of those below, or as upper-bound.
setup-summary = { $count }, { $convention }, { $proof }
setup-shortest = Shortest: { $moves }
setup-proven-unique = proven, unique
setup-proven-of-two = proven; one other route is equally short
setup-proven = proven
