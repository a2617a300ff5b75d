### The panel with the moves.

moves-in-base = { $base ->
    [2] 二进制
    [mixed] 混合进制
   *[other] { $base } 进制
}
