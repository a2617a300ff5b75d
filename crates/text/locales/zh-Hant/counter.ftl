### The counter under the board: its parts stand beside each other.

counter-moves = 已走 { $moves } 步
counter-par = { $sure ->
    [proven] 最少 { $par } 步
    [presumed] 推測最少 { $par } 步
   *[unknown] 參考 { $par } 步
}
counter-over-par = 多走 { $over } 步
counter-jumps = 拖曳過
