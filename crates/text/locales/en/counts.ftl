### What a count counts, and how sure it is.

# Facts of a task, in a row with commas: 9 rings, all on → all off, 341 moves, one ring per move, proven shortest.
one-ring-per-move = one ring per move
pair-per-move = rings 1 and 2 can move together
one-disc-per-move = one disc per move
one-turn-per-move = one turn per move
proven-shortest = proven shortest
presumed-shortest = presumed shortest
upper-bound = upper bound
line-of-play = line of play
another-route = another route is equally short
one-step-per-move = one step of one piece per move
quarter-turn-per-move = one quarter-turn per move
one-rod-per-move = one rod per move
one-bar-per-move = one bar per move
one-turn-of-a-dial = one turn of a dial per move
strokes-counted = driver strokes included
rule-is-model = reconstructed rules
