### The keys of the timeline and of the boards, as the help lists them: each group with its title and what its keys do.

help-ten-steps = ten steps back, ten steps forward
help-many-steps = many steps back, many steps forward
help-ends = go to the start, go to the goal

help-rings = Rings
help-choose-ring = choose a ring
help-move-ring = move the ring
help-ring-on-off = put it on, take it off
help-ring-by-number = move ring 1 to 9
help-ring-one-or-other = move ring 1, move the other ring that can move

help-hanoi = Hanoi
help-lift-or-put = lift a disc from that peg, or put it down there
help-choose-peg = choose a peg
help-lift-put-down = lift a disc, or put it down
help-put-back = put the disc back

## Keys, as they are labelled on keyboards
key-space = Space
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-control = Ctrl
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
