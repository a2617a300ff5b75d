### The rules, puzzle by puzzle.

rule-one = Rule 1: ring 1 can move at any time.
rule-top-disc = Only the top disc of a peg can move.
rule-smaller-on-top = A disc can’t lie on a smaller one.
rule-neighbours = A disc can move only to a neighbouring peg.
rule-clockwise = A disc moves one peg at a time, always clockwise: A to B, B to C, C to A.
rule-one-pile = Take any number of stones from one pile.
rule-one-or-both = Take any number of stones from one pile, or the same number from both.
the-rules = The rules
# Where one ring is refused, refusal-rule-two states this rule with its numbers.
rule-two = Rule 2: any other ring can move only when its neighbour towards the free end is on and all rings beyond that neighbour are off.
rule-free-dial = Dial 1, at the free end, can turn at any time.
rule-dials = Any other dial can turn only when its neighbour towards the free end is upright and all dials beyond that neighbour are flat.
rule-dial-places = A dial can turn at the gap or outside the case.
rule-lobes = A dial can’t turn while a neighbour faces it, and dial 1 can never face right.
rule-narrow = An upright dial does not fit through the narrow part of the case.
rule-free-rod = Rod 1 can move at any time.
rule-rods = Any other rod can move only when the rod before it is out and every rod before that one is in.
rule-free-driver = The driver can move at any time.
rule-free-comb = The comb can slide either way at any time.
rule-burr = A ring can move only when the piece before it is on and every piece before that one is off.
rule-even-balls = A ball can pass between an even level and the next one up only when all balls before it are at the top and the comb is on the right.
rule-odd-balls = A ball can pass between an odd level and the next one up only when all balls before it are at the bottom and the comb is on the left.
rule-free-piece = The piece at the free end can move to the next place at any time.
rule-even-pieces = A piece can pass between an even place and the next one up only when the pieces before it are at the end of their combined run.
rule-odd-pieces = A piece can pass between an odd place and the next one up only when all pieces before it are at 0.
rule-free-elephant = Elephant 1, the rightmost, can turn at any time.
rule-elephants = Any other elephant can turn between up and right only when its right neighbour is down, and between right and down only when that neighbour is up. All further right must be down.
rule-slide = For any other piece, count its steps backwards from the last one. Steps 1, 3, 5 … need its right neighbour at 0, steps 2, 4 … at its last place. Everything further right must be at its last place.
rule-free-bar = Bar 1 can tilt at any time.
rule-bars = Any other bar can tilt only when the four bars before it (or as many as there are) match the key and every bar before those is down.
rule-custom = Any other piece takes a step only while all faster ones, nearer the free end, are where that step needs them.
