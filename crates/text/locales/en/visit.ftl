### The first visit, and what to try.

i-have-a-real-one = I have a real one
show-me-why = Show me why
try-hanoi = Try Hanoi
try-rings = Try the rings
take-some = take some stones
sample-four-pegs = Eight discs on four pegs
sample-in-a-row = To neighbouring pegs only: past every state there is
sample-in-a-circle = One way round only: back to A is farther
sample-wythoff = Two piles: which move wins?
sample-nine-rings = Nine rings, all on
sample-last-ring = Only ring 9 left: farther than all nine
sample-ring-two-first = Here ring 2 must move first
sample-midway = In the middle of another way, at step 60
sample-many-rings = 64 rings
sample-most-rings = 1,000 rings
sample-five-discs = Five discs, at step 12
sample-many-discs = 64 discs, far along the way
sample-twice = Three discs: the largest must move twice
sample-dials = Seven dials, all upright
sample-elephants = Five elephants, where the longest detour begins
sample-balls = Four balls, at step 777
tip-only-two = At most two rings can ever move: ring 1, and the one next to the first ring that is on.
tip-way-back = Moving the same ring again leads back.
tip-single-steps = For single steps, turn the wheel over the tape, or pinch it.
got-it = Got it
