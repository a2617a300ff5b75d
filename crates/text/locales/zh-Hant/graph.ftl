### The graph of all positions.

graph-you = 你
graph-start = 起點
graph-goal = 終點
go-there = 走到這裡
set-as-start = 設為起點
set-as-goal = 設為終點
to-you = 回到所在處
choose-dot = 點一個點，可以走到那裡，或設為起點、終點。
choose-row = 點一行，可以走到那裡，或設為起點、終點。
zoom-to-choose = 放大到看得見點時，就能選。
one-way-edges = 每條邊只能單向走。
growth = 各種大小的步數
growth-scale = 縱軸按 10 的冪。
game-graph = 這個遊戲的狀態圖就是那塊角形棋盤：每格是一個局面，一步向左、向下，或同時向左下走。
go-to-board = 到棋盤上看
look-closer = 拉近
look-farther = 拉遠
