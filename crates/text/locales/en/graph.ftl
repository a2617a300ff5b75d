### The graph of all positions.

graph-you = you
graph-start = start
graph-goal = goal
go-there = Go there
set-as-start = Set as start
set-as-goal = Set as goal
to-you = Back to you
choose-dot = Click a dot to go there, or to start or end there.
choose-row = Click a row to go there, or to start or end there.
zoom-to-choose = Zoom in until there are dots, to choose one.
one-way-edges = Each edge is gone one way only.
growth = Moves for every size
growth-scale = Upward in powers of ten.
game-graph = The graph of this game is its quarter board: every square is a position, and a move goes left, down, or both ways at once.
go-to-board = Go to the quarter board
look-closer = Look closer
look-farther = Look from farther away
