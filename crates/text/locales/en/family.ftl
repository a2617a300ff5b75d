### What is written on the boards of the n-ary family, and how their states are written.

free-end-last = free end last
bar-one-first = bar 1 first
one-step-at-a-time = A piece goes one place at a time.
letters-then-shift = dial 1 last, then the shift
turn-here = Dials turn only here
comb-left = comb left
comb-right = right
low-gate = Low gate: only flat
only-flat-pass = dials can pass
the-gap = The gap: dials turn here
at-the-gap = at the gap
outside-the-case = outside
slide = slide
push-in = Push the slide in
pull-out = Pull the slide out
stops-the-slide = stops the slide
faces-it = in the way

family-all-positions = All { $count } positions.
family-way-and-dead-ends = The straight line is the way out; every stalk is a dead end, up to { $count } moves deep.
family-all-alike = all { $place }
family-piece-button = ,{" "}
family-comb-stops = nothing stops the comb
family-key-and-length = ,{" "}
family-describe-places = :{" "}
family-piece-reason = it can move now
family-driver = driver
