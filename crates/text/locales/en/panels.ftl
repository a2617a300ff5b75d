### The panels, and the table of moves.

panels = Panels
explain = Explain
moves = Moves
setup = Setup
graph = Graph
coach = Coach
sources-elsewhere = Sources on other sites (these links leave Gros):
one-ruler = One ruler
one-ruler-line = Rings, tower and binary counter run together: at every step, the piece with the same number moves in all three.
rings-and-counter = Six rings, all off at the start, and a binary counter
tower-of-six = Tower of Hanoi, six discs
ruler-of-moves = The ruler: which piece moves at each step
ruler-term = Term number
ruler-word = Test a sequence for immediate repeats
count-from-one = A whole number of at least 1, such as 1,000 or 2^70
step-column = step
move-column = move
state-after = state afterwards
copy-moves = Copy
save-csv = Save as CSV
save-json = Save as JSON
