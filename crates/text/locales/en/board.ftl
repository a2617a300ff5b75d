### The boards: what they show, and their marks.

state-digits = State
on = on
off = off
can-move = can move
best-next = best next
cannot-move = cannot move
can-take-it = can take it
must-be-on = must be on
must-be-off = must be off
