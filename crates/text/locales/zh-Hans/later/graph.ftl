### The graph of all positions.

go-there = 走到这里
set-as-start = 设为起点
set-as-goal = 设为终点
to-you = 回到当前状态
choose-dot = 点一个点，可以走到那里，或设为起点、终点。
choose-row = 点一行，可以走到那里，或设为起点、终点。
zoom-to-choose = 放大到能看见点，就可以选。
one-way-edges = 每条边只能单向走。
growth = 不同大小各要几步
growth-scale = 纵轴是对数刻度。
game-graph = 这个游戏的状态图就是那张局面图：每格是一个局面，走一步就是向左、向下，或同时向左下走几格。
go-to-board = 到局面图上看
look-closer = 拉近
look-farther = 拉远

## What the picture shows
graph-whole = { $pieces }：全部 { $states } 个状态
graph-around = { $pieces }：你附近的状态
graph-way = { $pieces }：一步步的路线
graph-way-of = 最短路线，{ $moves }
graph-other-way = { $largest ->
    [once] 最大的盘子只走一次：{ $moves }
   *[twice] 最大的盘子走两次：{ $moves }
}
graph-other-way-as-short = { $largest ->
    [once] 最大的盘子只走一次：{ $moves }，同样短
   *[twice] 最大的盘子走两次：{ $moves }，同样短
}
graph-beyond = { $way ->
    [up] { $what }：再往上 { $distance }
   *[down] { $what }：再往下 { $distance }
}
graph-scale = { $positions ->
    [1] 每行是一个状态。
   *[other] 相邻两行相差 { $positions } 个状态。
}
graph-address = 状态的写法就是走进三角形的路，从最大的盘子写起。图中画的是最小的 { $shown } 个盘子。
graph-smallest = 最小的 { $discs } 个
graph-width = 每条边画 5 毫米的话，整个三角形{ $unit ->
    [metres] 约 { $number } 米宽
    [kilometres] 约 { $number } 公里宽
    [light-years] 约 { $number } 光年宽
   *[universe] 比可观测宇宙还宽
}。
graph-growth-point = { $pieces }：{ $moves }

## What is heard of it
graph-here = { $place }，从这里有 { $ways } 种走法
graph-is-line = 所有状态排成一条没有分岔的线
graph-is-route = 从起点到终点的路线
graph-places = 起点：{ $start }，终点：{ $goal }，你：{ $here }
graph-keys = 方向键选状态，Enter 走到那里，加减号缩放，Home 回到当前状态
graph-chosen-on-way = { $name }，第 { $step } 步
graph-chosen-off-way = { $name }，不在路线上，离这里 { $moves }

# In place of the graph, and below the list of the moves played; the button shows the explanation.
solve-map-tells = 状态图上有所有状态和路线，和讲解一起看，算看一次答案。
