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
# A start or goal where one ring is on, and all others off: Only ring 9.
only-ring = Only { $ring }
random = Random
pegs = Pegs
discs-go = Discs move
to-any-peg = to any peg
to-neighbours = to neighbouring pegs
clockwise-only = clockwise only
largest-first = largest first
pair-together = Rings 1 and 2 can move together
set-rings = Click a ring to set it; the rules don’t apply here.
set-discs = Click where a disc should be; the rules don’t apply here.
set-pieces = Click a piece to set it; the rules don’t apply here.
number-of-pieces = Number of pieces
number-of-places = Places per piece
fewer-places = Fewer places
more-places = More places
cuts-of-key = Key pattern
moves-of-each-key = The number of moves with each of the 16 keys.
turn-outside-too = Dials can turn outside the case too
two-as-one = with pair moves
turns-outside = with turns outside the case
all-outside = all outside

# A state with all discs on one peg.
setup-all-on-peg = All on { $peg }
# Where a disc lies.
setup-on-peg = on peg { $peg }
# The length of a state’s notation.
setup-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}
setup-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}

# Sums a set-up up: $count is as setup-shortest or, where nothing is proven, 341 moves; $convention is what counts as one
# move, as in one-ring-per-move; $proof is one of those below, or as upper-bound.
setup-summary = { $count }, { $convention }, { $proof }
setup-shortest = Shortest: { $moves }
setup-proven-unique = proven, unique
setup-proven-of-two = proven; one other route is equally short
setup-proven = proven
