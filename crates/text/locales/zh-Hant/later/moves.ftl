### The panel with the moves.

moves-in-base = { $base ->
    [2] 二進位
    [mixed] 混合進位
   *[other] { $base } 進位
}

step-column = 步
move-column = 動作
save-csv = 存成 CSV
save-json = 存成 JSON

solve-moves-tell = 後面的步和解說一起看，算看一次答案。

game-turn-at = { $turn }：{ $position }
game-who = 誰走
game-takes = 取走
game-leaves = 剩下
