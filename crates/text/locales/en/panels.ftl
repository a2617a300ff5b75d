### The panels, and the table of moves.

panels = Panels
explain = Explain
moves = Moves
setup = Setup
graph = Graph
coach = Coach
one-ruler = One ruler
one-ruler-line = Rings, tower and binary counter run together: at every step, the piece with the same number moves in all three.
count-from-one = A whole number of at least 1, such as 1,000 or 2^70
state-after = state afterwards
copy-moves = Copy
