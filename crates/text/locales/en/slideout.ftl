### Pieces in a slide, each of which waits for those at its right.

## The method and its card: a row for each piece.

slideout-slide-name = What it waits for
slideout-slide-seen = For every piece where it is, where it is wanted, and how many moves that takes. Where the ways branch, the columns are the dead ends, as high as they are deep.
slideout-slide-reach = Any two states. Never taking a move back is not enough where there are dead ends.
slideout-rule = For a step of a piece its right neighbour must stand where that step needs it, and all further right at the last place; so these are wanted there first.
slideout-piece = piece
slideout-is-at = is at
slideout-wanted-at = wanted at
# The moves that it takes to bring a piece to its place; slideout-in-place stands there if it takes none.
slideout-moves = moves
slideout-in-place = in place

## The dead ends along the way. $moves: 3 moves.

# Above their columns, each with the step at which it begins. $steps: the moves of the route.
slideout-dead-ends = { $count ->
    [one] { $count } dead end branches off the { $steps }-move solution, at this step; the deepest is { $moves } deep.
   *[other] { $count } dead ends branch off the { $steps }-move solution, at these steps; the deepest is { $moves } deep.
}
slideout-on-the-route = You are on the route.
slideout-dead-end-begins = Careful: a dead end begins here, { $moves } deep.
slideout-in-dead-end = You are { $moves } into a dead end that starts at step { $step }.
