### Puzzles that a user makes up.

## The method and its card: a row for each piece.

custom-ladder-seen = For each piece: where it is, where it has to be, and how many moves the faster pieces make before its next step. If there are dead ends, each column is one; its height is the depth.
custom-ladder-reach = Any two states.
custom-rule = A piece can move only while every faster piece is at the place that this step needs. So the slowest piece that is not in place says where the faster ones have to go.
custom-rule-loops = A piece can move only while the faster pieces that matter are at the places that this step needs. This puzzle has loops: the table follows the route that a search found.
# The head of a column: how many moves the faster pieces make before the piece’s next step.
custom-moves-before = moves before
