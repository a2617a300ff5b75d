### The controls below the board.

# The tab that leads back from a panel to the board.
dock-play-tab = 玩
# $moves is a count with its unit: 341 moves.
dock-moves-taken = { $which ->
    [all] 可以複製全部 { $moves }。
   *[around] 可以複製這一步前後的 { $moves }。
}
