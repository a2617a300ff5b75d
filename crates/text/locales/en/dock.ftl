### The controls below the board.

# The tab that leads back from a panel to the board.
dock-play-tab = Play
# $moves is a count with its unit: 341 moves.
dock-moves-taken = { $which ->
    [all] All { $moves } can be copied.
   *[around] The { $moves } around this step can be copied.
}
