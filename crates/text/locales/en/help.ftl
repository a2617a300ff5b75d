### The keys of the timeline and of the boards, as the help lists them: each group with its title and what its keys do.

help-ten-steps = ten steps
help-many-steps = many steps back, many steps on
help-ends = start, goal

help-rings = Rings
help-choose-ring = choose a ring
help-move-ring = move it
help-ring-on-off = put it on, take it off
help-ring-by-number = move ring 1 to 9
help-ring-one-or-other = move ring 1, move the other ring that can

help-hanoi = Hanoi
help-lift-or-put = lift from a peg, put on a peg
help-choose-peg = choose a peg
help-lift-put-down = lift, put down
help-put-back = put back
