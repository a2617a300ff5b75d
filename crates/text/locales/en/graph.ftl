### The graph of all positions.

# Marks in the picture.
graph-you = you
graph-start = start
graph-goal = goal
# What can be done with a position, and how to choose one.
go-there = Go there
set-as-start = Set as start
set-as-goal = Set as goal
to-you = Back to you
choose-dot = Click a dot to go there, or to start or end there.
choose-row = Click a row to go there, or to start or end there.
zoom-to-choose = Zoom in until there are dots, to choose one.
one-way-edges = Each edge is gone one way only.
# The plot of how many moves puzzles of every size take, and a note below it.
growth = Moves for every size
growth-scale = Upward in powers of ten.
game-graph = The graph of this game is its quarter board: every square is a position, and a move goes left, down, or both ways at once.
go-to-board = Go to the quarter board
# Buttons that zoom in and out.
look-closer = Look closer
look-farther = Look from farther away

## What the picture shows
# $pieces is a count of pieces: “5 discs”.
graph-whole = { $pieces }: all { $states } positions
graph-around = { $pieces }: a part of all positions
graph-way = { $pieces }: the way, step by step
# The legend of the route that is followed, and of another one between the same positions. $moves is a count of moves.
graph-way-of = shortest route, { $moves }
# $largest is how often the largest disc moves on that other way: once or twice.
graph-other-way = { $largest ->
    [once] largest disc only once: { $moves }
   *[twice] largest disc twice: { $moves }
}
# The same, where it takes as many moves.
graph-other-way-as-short = { $largest ->
    [once] largest disc only once: { $moves }, as short
   *[twice] largest disc twice: { $moves }, as short
}
# What lies beyond an end of the picture: $what is one of its marks, or the name of a state.
graph-beyond = { $way ->
    [up] { $what }: { $distance } further up
   *[down] { $what }: { $distance } further down
}
# A note on a picture of one row for every $positions positions.
graph-scale = { $positions ->
    [1] Every position is a row.
   *[other] From row to row: { $positions } positions.
}
# Notes on the triangle of a tower. A state is a row of letters; $shown discs differ within the picture.
graph-address = Your position is the way into the triangle, largest disc first. In the picture: the smallest { $shown }.
# A part of the triangle, by how many discs differ in it: a button that leads there.
graph-smallest = smallest { $discs }
# How large the triangle would be if one looked at all of it as closely as one can.
graph-width = With edges of 5 mm the whole triangle is { $unit ->
    [metres] about { $number } m wide
    [kilometres] about { $number } km wide
    [light-years] about { $number } light-years wide
   *[universe] wider than the visible universe
}.
# A point of the plot of growth. $pieces and $moves are counts: “9 rings”, “341 moves”.
graph-growth-point = { $pieces }: { $moves }

## What is heard of it
# Where one is; $place is “Step 11 of 24”, and $ways how many moves are possible.
graph-here = { $ways ->
    [one] { $place }, one way to go from here
   *[other] { $place }, { $ways } ways to go from here
}
# The shape of the picture, where no puzzle says more of it.
graph-is-line = All positions stand in one line without a branch
graph-is-route = The way from start to goal
# The names of three states. It becomes a sentence, and so do the shape and the keys.
graph-places = start: { $start }, goal: { $goal }, you: { $here }
graph-keys = Arrow keys choose a position, Enter goes there, plus and minus zoom, Home returns to you
# A position that is chosen: $name is its name, $step its place on the route, $moves how far it is away.
graph-chosen-on-way = { $name }, step { $step }
graph-chosen-off-way = { $name }, not on the way, { $moves } from here
