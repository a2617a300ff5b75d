### The panel with the moves.

moves-in-base = { $base ->
    [2] 二進位
    [mixed] 混合進位
   *[other] { $base } 進位
}
