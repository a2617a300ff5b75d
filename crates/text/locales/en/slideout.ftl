### slideout

slideout-slide-name = What it waits for
slideout-slide-seen = For every piece where it is, where it is wanted, and how many moves that takes. Where the ways branch, the columns are the dead ends, as high as they are deep.
slideout-slide-reach = Any two states. Never taking a move back is not enough where there are dead ends.
dead-ends-parts = You are on the route.
slide-parts = For a step of a piece its right neighbour must stand where that step needs it, and all further right at the last place; so these are wanted there first.
slide-parts-2 = piece
slide-parts-3 = is at
slide-parts-4 = wanted at
slide-parts-5 = moves
slide-row = in place
