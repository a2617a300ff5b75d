### The panel with the moves.

moves-in-base = { $base ->
    [2] 二进制
    [mixed] 混合进制
   *[other] { $base } 进制
}

step-column = 步
move-column = 动作
save-csv = 存为 CSV
save-json = 存为 JSON

solve-moves-tell = 后面的步和讲解一起看，算看一次答案。

game-turn-at = { $turn }：{ $position }
game-who = 谁走
game-takes = 取走
game-leaves = 剩下
