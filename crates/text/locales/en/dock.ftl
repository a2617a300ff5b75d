### The controls below the board.

# The tab that leads back from a panel to the board.
dock-play-tab = Play
# $moves is a count with its unit: 341 moves.
dock-moves-taken = { $which ->
    [all] You can copy the whole list of { $moves }.
   *[around] You can copy the { $moves } around this step.
}
