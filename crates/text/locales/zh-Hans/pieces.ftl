### What the pieces of every puzzle are called, alone, in rows and counted; where they stand, and how they go there.

pieces-run = { $first } 到 { $last }
pieces-and = { $pieces }、{ $last }
place-number = 位置 { $number }

## Rings: of the Chinese rings, and of a burr
ring-name = 第 { $number } 环
ring-names = 第 { $numbers } 环
ring-count = { $count } 个环
ring-off = 解开
ring-on = 套上
ring-is-off = 解开
ring-is-on = 套上
ring-goes = { $place ->
    [on] 套上 { $piece }
   *[off] 解开 { $piece }
}
which-ring = 接下来想动哪个更里面的环？它要怎样才能动？

## Discs
disc-name = { $number } 号盘
disc-names = { $numbers } 号盘
disc-count = { $count } 个盘子
which-disc = 接下来想移动哪个更大的盘子？移到哪里？

## Dials: elephants in Chinese, after the brand
dial-name = { $number } 号大象
dial-names = { $numbers } 号大象
dial-count = { $count } 头大象
dial-flat = 横放
dial-upright = 竖直
dial-left = 朝左
dial-right = 朝右
dial-goes = { $piece } 转为 { $place }
which-dial = 接下来想转哪头编号更大的大象？它要怎样才能转？
which-open-dial = 接下来想转哪头大象？它怎样才能到缺口处？

## Rods: of The Brain
rod-name = { $number } 号杆
rod-names = { $numbers } 号杆
rod-count = { $count } 根杆
rod-in = 推入
rod-out = 拉出
rod-goes = { $place } { $piece }
which-rod = 接下来想动哪根编号更大的杆？它要怎样才能动？

## Balls: of Kugellager
ball-name = { $number } 号球
ball-names = { $numbers } 号球
ball-count = { $count } 个球
ball-level = 第 { $number } 层
which-ball = 接下来想动哪个球？什么挡着它？

## Pieces of puzzles that have no better name for them
piece-name = { $number } 号零件
piece-names = { $numbers } 号零件
piece-count = { $count } 个零件
piece-goes = { $piece } 移到 { $place }
which-piece = 接下来想动哪个编号更大的零件？它要怎样才能动？

## Elephants: of the Crazy Elephant Dance
elephant-name = { $number } 号大象
elephant-names = { $numbers } 号大象
elephant-count = { $count } 头大象
elephant-up = 朝上
elephant-right = 朝右
elephant-down = 朝下
elephant-goes = { $piece } 转为 { $place }
which-elephant = 接下来想转哪头编号更大的大象？它要怎样才能转？

## Bars: of the Hexadecimal Puzzle
bar-name = { $number } 号横条
bar-names = { $numbers } 号横条
bar-count = { $count } 根横条
bar-up = 朝上
bar-down = 朝下
bar-goes = { $piece } 转为 { $place }
which-bar = 接下来想动哪根编号更大的横条？它要怎样才能动？

## Piles of stones: the left and the right one
both-piles = 两堆
two-piles = 两堆
which-stones = 取完留下什么局面，对方怎么取都输？
