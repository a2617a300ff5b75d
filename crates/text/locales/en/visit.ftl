### The first visit, and what to try.

i-have-a-real-one = I have a real one
show-me-why = Show me why
try-hanoi = Try Hanoi
try-rings = Try the rings
take-some = take some stones
sample-four-pegs = Eight discs on four pegs
sample-in-a-row = Neighbouring pegs only: visits every state
sample-in-a-circle = Clockwise only: going back to A takes longer
sample-wythoff = Two piles: which move wins?
sample-nine-rings = Nine rings, all on
sample-last-ring = Only ring 9 on: takes longer than all nine
sample-ring-two-first = A start where ring 2 moves first
sample-midway = In the middle of another route, at step 60
sample-many-rings = 64 rings
sample-most-rings = 1,000 rings
sample-five-discs = Five discs, at step 12
sample-many-discs = 64 discs, deep into the solution
sample-twice = Three discs: the largest must move twice
sample-odd-and-even = Six discs: odd and even change places
sample-dials = Seven dials, all upright
sample-elephants = Five elephants, where the longest detour starts
sample-balls = Four balls, at step 777
tip-only-two = At most two rings can move: ring 1, and the one just after the first ring that is on.
tip-way-back = Moving the same ring again just undoes it.
tip-single-steps = To move one step at a time, scroll over the tape or pinch it.
got-it = Got it
