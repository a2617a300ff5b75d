### What the panel with the moves says beyond a first visit.

# The head of a column: in which base the states are numbered; mixed if the bases of the digits differ.
moves-in-base = { $base ->
    [2] 2進数
    [mixed] 混合基数
   *[other] { $base }進数
}

# The heads of the columns, and the buttons below them.
step-column = ステップ
move-column = 手
save-csv = CSVで保存
save-json = JSONで保存

# Below the list of the moves played; the button shows the explanation.
solve-moves-tell = この先の手順は解説と一緒に表示され、のぞき見1回と数えます。

# The last row of the list of moves. $turn: Your turn. $position: 7 and 4.
game-turn-at = { $turn }：{ $position }
# The heads of that list: who made the move, what it takes, and what is left then.
game-who = 指し手
game-takes = 取る
game-leaves = 残り
