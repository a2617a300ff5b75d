### The rules, puzzle by puzzle.

rule-one = Rule 1: ring 1 can move at any time.
rule-top-disc = Only the top disc of a peg can move.
rule-smaller-on-top = No disc may lie on a smaller one.
rule-neighbours = A disc moves to a neighbouring peg only.
rule-clockwise = A disc moves on by one peg, one way round only: A to B, B to C, C to A.
rule-one-pile = Take any number of stones from one pile.
rule-one-or-both = Take any number of stones from one pile, or the same number from both.
the-rules = The rules
# Where one ring is refused, refusal-rule-two states this rule with its numbers.
rule-two = Rule 2: any other ring moves only when the ring next to it toward the free end is on and all rings beyond that one are off.
rule-free-dial = Dial 1, at the free end, can turn at any time.
rule-dials = Any other dial turns only when the next one toward the free end is upright and all beyond that one are flat.
rule-dial-places = A dial turns at the gap, or outside the case.
rule-lobes = It does not turn while a neighbour faces it, and dial 1 never faces right.
rule-narrow = An upright dial does not pass the narrow part of the case.
rule-free-rod = Rod 1 can move at any time.
rule-rods = Any other rod moves only when the rod before it is out and all before that one are in.
rule-free-driver = The driver can move at any time.
rule-burr = A ring moves only when the piece before it is on and all before that one are off.
rule-even-balls = A ball goes up from an even level, or back to it, only when the balls before it are at the highest level and the driver is at place 1.
rule-odd-balls = A ball goes up from an odd level, or back to it, only when the balls before it are at level 0 and the driver is at place 0.
rule-free-piece = The piece at the free end can go to the next place at any time.
rule-even-pieces = A piece goes up from an even place, or back to it, only when the pieces before it are at the end of their common travel.
rule-odd-pieces = A piece goes up from an odd place, or back to it, only when the pieces before it are all at 0.
rule-free-elephant = Elephant 1, the rightmost, can turn at any time.
rule-elephants = Any other elephant turns between up and right only when its right neighbour is down, between right and down only when that one is up; all further right must be down.
rule-slide = Any other piece makes its last step, and every second one before it, only when its right neighbour is at 0, and the steps between only when that one is at its last place; all further right must be at their last place.
rule-free-bar = Bar 1 can tilt at any time.
rule-bars = Any other bar tilts only when the four bars before it show the key, as far as there are four, and all before those are down.
