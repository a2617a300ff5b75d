### The graph of all states.

# What can be done with a state, and how to choose one.
go-there = そこへ移動
set-as-start = スタートにする
set-as-goal = ゴールにする
to-you = 現在地に戻る
choose-dot = 点をクリックすると、そこへ移動したり、スタートやゴールにしたりできます。
choose-row = 行をクリックすると、そこへ移動したり、スタートやゴールにしたりできます。
zoom-to-choose = 状態が一つずつ見えるまで拡大してください。
one-way-edges = どの辺も一方向にしか通れません。
# The plot of how many moves each size of the puzzle takes, and a note below it.
growth = 大きさごとの手数
growth-scale = 目盛りは対数です。
game-graph = このゲームのグラフは盤面そのものです。マスの一つ一つが局面で、1手ごとに左か下へ、または両方へ同じだけ進みます。
go-to-board = 盤面を表示
# Buttons that zoom in and out.
look-closer = グラフを拡大
look-farther = グラフを縮小

## What the picture shows
# $pieces is a count of pieces: “5 discs”.
graph-whole = { $pieces }：全{ $states }状態
graph-around = { $pieces }：グラフの一部
graph-way = { $pieces }：経路を1手ずつ
# The legend of the route that is followed, and of another one between the same states. $moves is a count of moves.
graph-way-of = 最短経路、{ $moves }
# $largest is how often the largest disc moves on that other route: once or twice.
graph-other-way = { $largest ->
    [once] 一番大きい円盤は1回だけ：{ $moves }
   *[twice] 一番大きい円盤が2回：{ $moves }
}
# The same, where it takes equally many moves.
graph-other-way-as-short = { $largest ->
    [once] 一番大きい円盤は1回だけ：{ $moves }、同じ長さ
   *[twice] 一番大きい円盤が2回：{ $moves }、同じ長さ
}
# What lies beyond an end of the picture: $what is one of its marks, or the name of a state.
graph-beyond = { $way ->
    [up] { $what }：さらに上へ{ $distance }
   *[down] { $what }：さらに下へ{ $distance }
}
# A note on a picture in which a row is drawn for every $positions states.
graph-scale = { $positions ->
    [1] 1行が1状態です。
   *[other] 隣り合う行は{ $positions }状態離れています。
}
# Notes on the triangle of a tower. A state is a row of letters; $shown discs differ within the picture.
graph-address = 状態の文字を一番大きい円盤から読むと、三角形の中をたどる道順になります。この図の中で違うのは{ $shown ->
    [1] 一番小さい円盤だけ
   *[other] 小さいほうの円盤{ $shown }枚だけ
}です。
# A part of the triangle, by how many discs differ in it: a button that leads there.
graph-smallest = 小さい{ $discs }
# How large the whole triangle would be at the closest zoom.
graph-width = 辺を5 mmで描くと、三角形全体の幅は{ $unit ->
    [metres] 約{ $number } mに
    [kilometres] 約{ $number } kmに
    [light-years] 約{ $number }光年に
   *[universe] 観測できる宇宙より大きく
}なります。
# A point of the plot of moves. $pieces and $moves are counts: “9 rings”, “341 moves”.
graph-growth-point = { $pieces }：{ $moves }

## What a screen reader says
# Where you are; $place is “Step 11 of 24”, and $ways how many moves are possible.
graph-here = { $ways ->
   *[other] { $place }、可能な手は{ $ways }通り
}
# The shape of the picture, where the puzzle says no more about it.
graph-is-line = 全状態が枝分かれのない一列に並びます
graph-is-route = スタートからゴールまでの経路
# The names of three states. Like the shape and the keys, it becomes a sentence.
graph-places = スタート：{ $start }、ゴール：{ $goal }、現在地：{ $here }
graph-keys = 矢印キーで状態を選び、Enterで移動、プラスとマイナスで拡大縮小、Homeで現在地に戻ります
# A chosen state: $name is its name, $step its step on the route, $moves how far away it is.
graph-chosen-on-way = { $name }、ステップ{ $step }
graph-chosen-off-way = { $name }、経路の外、ここから{ $moves }

# In place of the graph; the button shows the explanation.
solve-map-tells = 地図にはすべての状態と経路が出ています。解説と一緒に表示され、のぞき見1回と数えます。
