### The graph of all positions.

graph-you = 你
graph-start = 起点
graph-goal = 终点
go-there = 走到这里
set-as-start = 设为起点
set-as-goal = 设为终点
to-you = 回到所在处
choose-dot = 点一个点，可以走到那里，或设为起点、终点。
choose-row = 点一行，可以走到那里，或设为起点、终点。
zoom-to-choose = 放大到看得见点时，就能选。
one-way-edges = 每条边只能单向走。
growth = 各种大小的步数
growth-scale = 纵轴按 10 的幂。
game-graph = 这个游戏的状态图就是那块角形棋盘：每格是一个局面，一步向左、向下，或同时向左下走。
go-to-board = 到棋盘上看
look-closer = 拉近
look-farther = 拉远
