### What the panel with the moves says beyond a first visit.

# The head of a column: in which base the states are numbered; mixed if the bases of the digits differ.
moves-in-base = { $base ->
    [2] 2進数
    [mixed] 混合基数
   *[other] { $base }進数
}
