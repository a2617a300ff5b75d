### What the pieces of every puzzle are called, alone, in rows and counted; where they stand, and how they go there.

pieces-run = { $first } 到 { $last }
pieces-and = { $pieces }、{ $last }
place-number = 位置 { $number }

## Rings: of the Chinese rings, and of a burr
ring-name = 第 { $number } 環
ring-names = 第 { $numbers } 環
ring-count = { $count } 個環
ring-off = 取下
ring-on = 放上
ring-is-off = 取下
ring-is-on = 放上
ring-goes = { $place ->
    [on] 放上 { $piece }
   *[off] 取下 { $piece }
}
which-ring = 接下來想動哪個更裡面的環？它要怎樣才能動？

## Discs
disc-name = { $number } 號盤
disc-names = { $numbers } 號盤
disc-count = { $count } 個圓盤
which-disc = 接下來想移動哪個更大的圓盤？移到哪裡？

## Dials: elephants in Chinese, after the brand
dial-name = { $number } 號大象
dial-names = { $numbers } 號大象
dial-count = { $count } 頭大象
dial-flat = 橫放
dial-upright = 直立
dial-left = 朝左
dial-right = 朝右
dial-goes = { $piece } 轉為 { $place }
which-dial = 接下來想轉哪頭編號更大的大象？它要怎樣才能轉？
which-open-dial = 接下來想轉哪頭大象？它怎樣才能到缺口處？

## Rods: of The Brain
rod-name = { $number } 號桿
rod-names = { $numbers } 號桿
rod-count = { $count } 根桿
rod-in = 推入
rod-out = 拉出
rod-goes = { $place } { $piece }
which-rod = 接下來想動哪根編號更大的桿？它要怎樣才能動？

## Balls: of Kugellager
ball-name = { $number } 號球
ball-names = { $numbers } 號球
ball-count = { $count } 個球
ball-level = 第 { $number } 層
which-ball = 接下來想動哪個球？什麼擋著它？

## Pieces of puzzles that have no better name for them
piece-name = { $number } 號零件
piece-names = { $numbers } 號零件
piece-count = { $count } 個零件
piece-goes = { $piece } 移到 { $place }
which-piece = 接下來想動哪個編號更大的零件？它要怎樣才能動？

## Elephants: of the Crazy Elephant Dance
elephant-name = { $number } 號大象
elephant-names = { $numbers } 號大象
elephant-count = { $count } 頭大象
elephant-up = 朝上
elephant-right = 朝右
elephant-down = 朝下
elephant-goes = { $piece } 轉為 { $place }
which-elephant = 接下來想轉哪頭編號更大的大象？它要怎樣才能轉？

## Bars: of the Hexadecimal Puzzle
bar-name = { $number } 號橫條
bar-names = { $numbers } 號橫條
bar-count = { $count } 根橫條
bar-up = 朝上
bar-down = 朝下
bar-goes = { $piece } 轉為 { $place }
which-bar = 接下來想動哪根編號更大的橫條？它要怎樣才能動？

## Piles of stones: the left and the right one
both-piles = 兩堆
two-piles = 兩堆
which-stones = 取完留下什麼局面，對方怎麼取都輸？
