### The graph of all states.

# What can be done with a state, and how to choose one.
go-there = Go there
set-as-start = Set as start
set-as-goal = Set as goal
to-you = Back to you
choose-dot = Click a dot to go there or to make it the start or goal.
choose-row = Click a row to go there or to make it the start or goal.
zoom-to-choose = Zoom in until you can see single states.
one-way-edges = Each edge can be taken in one direction only.
# The plot of how many moves each size of the puzzle takes, and a note below it.
growth = Moves for each size
growth-scale = The scale is logarithmic.
game-graph = The graph of this game is its quarter board: every square is a position, and a move goes left, down, or both at once.
go-to-board = Show the board
# Buttons that zoom in and out.
look-closer = Zoom in on the graph
look-farther = Zoom out on the graph

## What the picture shows
# $pieces is a count of pieces: “5 discs”.
graph-whole = { $pieces }: all { $states } states
graph-around = { $pieces }: part of the graph
graph-way = { $pieces }: the route, step by step
# The legend of the route that is followed, and of another one between the same states. $moves is a count of moves.
graph-way-of = shortest route, { $moves }
# $largest is how often the largest disc moves on that other route: once or twice.
graph-other-way = { $largest ->
    [once] largest disc only once: { $moves }
   *[twice] largest disc twice: { $moves }
}
# The same, where it takes equally many moves.
graph-other-way-as-short = { $largest ->
    [once] largest disc only once: { $moves }, equally short
   *[twice] largest disc twice: { $moves }, equally short
}
# What lies beyond an end of the picture: $what is one of its marks, or the name of a state.
graph-beyond = { $way ->
    [up] { $what }: { $distance } further up
   *[down] { $what }: { $distance } further down
}
# A note on a picture in which a row is drawn for every $positions states.
graph-scale = { $positions ->
    [1] Each row is one state.
   *[other] Neighbouring rows are { $positions } states apart.
}
# Notes on the triangle of a tower. A state is a row of letters; $shown discs differ within the picture.
graph-address = Your state spells out the path into the triangle, largest disc first. Within the picture, { $shown ->
    [one] only the smallest disc differs
   *[other] only the smallest { $shown } discs differ
}.
# A part of the triangle, by how many discs differ in it: a button that leads there.
graph-smallest = smallest { $discs }
# How large the whole triangle would be at the closest zoom.
graph-width = Drawn with 5 mm edges, the whole triangle would be { $unit ->
    [metres] about { $number } m wide
    [kilometres] about { $number } km wide
    [light-years] about { $number } light-years wide
   *[universe] wider than the visible universe
}.
# A point of the plot of moves. $pieces and $moves are counts: “9 rings”, “341 moves”.
graph-growth-point = { $pieces }: { $moves }

## What a screen reader says
# Where you are; $place is “Step 11 of 24”, and $ways how many moves are possible.
graph-here = { $ways ->
    [one] { $place }, one possible move
   *[other] { $place }, { $ways } possible moves
}
# The shape of the picture, where the puzzle says no more about it.
graph-is-line = All states lie on one line without branches
graph-is-route = The route from start to goal
# The names of three states. Like the shape and the keys, it becomes a sentence.
graph-places = start: { $start }, goal: { $goal }, you: { $here }
graph-keys = Arrow keys choose a state, Enter goes there, plus and minus zoom, Home returns to you
# A chosen state: $name is its name, $step its step on the route, $moves how far away it is.
graph-chosen-on-way = { $name }, step { $step }
graph-chosen-off-way = { $name }, not on the route, { $moves } from here

# In place of the graph; the button shows the explanation.
solve-map-tells = The map shows every state and the route. It comes with the explanation, which counts as one peek.
