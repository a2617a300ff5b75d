### The panels, and the table of the moves.

panels = Panels
explain = Explain
moves = Moves
setup = Setup
graph = Graph
coach = Coach
method = Explained by
sources-elsewhere = Sources, on other sites (these links leave Gros):
one-ruler = One ruler
one-ruler-line = Rings, tower and a binary counter walk in step: the same piece moves everywhere.
rings-and-counter = Six rings, starting with all off, and a binary counter
tower-of-six = Tower of Hanoi, six discs
ruler-of-moves = The ruler: which piece moves at each step
ruler-term = Term number
ruler-word = Test a word for repetitions side by side
count-from-one = A whole number from 1 on, such as 1,000 or 2^70
step-column = step
move-column = move
state-after = state after it
copy-moves = Copy
save-csv = Save as CSV
save-json = Save as JSON
