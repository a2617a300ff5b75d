### Pieces in a slide, each of which waits for those at its right.

## The method and its card: a row for each piece.

slideout-slide-seen = For each piece: where it is, where it has to be, and how many moves that takes. If there are dead ends, each column is one; its height is the depth.
slideout-slide-reach = Any two states. If there are dead ends, it is not enough never to undo a move.
slideout-rule = A piece can move only when its right neighbour is at the place that this step needs and everything further right is at its last place. So those pieces come first.
slideout-is-at = is at
slideout-wanted-at = must be at

## The dead ends along the way. $moves: 3 moves.

# Above their columns, each with the step at which it begins. $steps: the moves of the route.
slideout-dead-ends = { $count ->
    [one] { $count } dead end branches off the { $steps }-move solution, at this step. It is { $moves } deep.
   *[other] { $count } dead ends branch off the { $steps }-move solution, at these steps. The deepest is { $moves } deep.
}
slideout-on-the-route = You are on the route.
slideout-dead-end-begins = Careful: a dead end starts here, { $moves } deep.
slideout-in-dead-end = You are { $moves } into a dead end that starts at step { $step }.
