### The graph of all positions.

go-there = 走到這裡
set-as-start = 設為起點
set-as-goal = 設為終點
to-you = 回到目前狀態
choose-dot = 點一個點，可以走到那裡，或設為起點、終點。
choose-row = 點一列，可以走到那裡，或設為起點、終點。
zoom-to-choose = 放大到能看見點，就可以選。
one-way-edges = 每條邊只能單向走。
growth = 不同大小各要幾步
growth-scale = 縱軸是對數刻度。
game-graph = 這個遊戲的狀態圖就是那張局面圖：每格是一個局面，走一步就是向左、向下，或同時向左下走幾格。
go-to-board = 到局面圖上看
look-closer = 拉近
look-farther = 拉遠

## What the picture shows
graph-whole = { $pieces }：全部 { $states } 個狀態
graph-around = { $pieces }：你附近的狀態
graph-way = { $pieces }：一步步的路線
graph-way-of = 最短路線，{ $moves }
graph-other-way = { $largest ->
    [once] 最大的圓盤只走一次：{ $moves }
   *[twice] 最大的圓盤走兩次：{ $moves }
}
graph-other-way-as-short = { $largest ->
    [once] 最大的圓盤只走一次：{ $moves }，同樣短
   *[twice] 最大的圓盤走兩次：{ $moves }，同樣短
}
graph-beyond = { $way ->
    [up] { $what }：再往上 { $distance }
   *[down] { $what }：再往下 { $distance }
}
graph-scale = { $positions ->
    [1] 每列是一個狀態。
   *[other] 相鄰兩列相差 { $positions } 個狀態。
}
graph-address = 狀態的寫法就是走進三角形的路，從最大的圓盤寫起。圖中畫的是最小的 { $shown } 個圓盤。
graph-smallest = 最小的 { $discs } 個
graph-width = 每條邊畫 5 公釐的話，整個三角形{ $unit ->
    [metres] 約 { $number } 公尺寬
    [kilometres] 約 { $number } 公里寬
    [light-years] 約 { $number } 光年寬
   *[universe] 比可觀測宇宙還寬
}。
graph-growth-point = { $pieces }：{ $moves }

## What is heard of it
graph-here = { $place }，從這裡有 { $ways } 種走法
graph-is-line = 所有狀態排成一條沒有分岔的線
graph-is-route = 從起點到終點的路線
graph-places = 起點：{ $start }，終點：{ $goal }，你：{ $here }
graph-keys = 方向鍵選狀態，Enter 走到那裡，加減號縮放，Home 回到目前狀態
graph-chosen-on-way = { $name }，第 { $step } 步
graph-chosen-off-way = { $name }，不在路線上，離這裡 { $moves }

# In place of the graph, and below the list of the moves played; the button shows the explanation.
solve-map-tells = 狀態圖上有所有狀態和路線，和解說一起看，算看一次答案。
