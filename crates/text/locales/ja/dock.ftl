### The controls below the board.

# The tab that leads back from a panel to the board.
dock-play-tab = プレイ
# $moves is a count with its unit: 341 moves.
dock-moves-taken = { $which ->
    [all] 全{ $moves }の一覧をコピーできます。
   *[around] このステップ前後の{ $moves }をコピーできます。
}
