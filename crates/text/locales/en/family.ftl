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
