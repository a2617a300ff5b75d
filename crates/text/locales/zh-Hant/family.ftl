### What is written on the boards of the n-ary family, and how their states are written.

free-end-last = 活動端在最後
bar-one-first = 1 號橫條在最前
piece-any = 一個零件
one-step-at-a-time = 每次只能移動一格。
letters-then-shift = 1 號大象在最後，再加位移
turn-here = 大象只能在這裡轉
comb-left = 左
comb-right = 右
low-gate = 低矮的出口：
only-flat-pass = 只有橫放的大象能通過
the-gap = 缺口：大象在這裡轉
at-the-gap = 在缺口
outside-the-case = 在盒外
slide = 滑板
push-in = 把滑板推進去
pull-out = 把滑板拉出來
stops-the-slide = 卡住滑板
faces-it = 朝著它

family-all-positions = 共有 { $count } 種狀態。
family-way-and-dead-ends = 直線是出路，每條岔路都是死路，最深 { $count } 步。

family-all-alike = 全部 { $place }
family-faces-outside = 在盒外 { $place }
family-must-stand = { $pieces ->
    [several] 都要 { $place }
   *[one] 要 { $place }
}
family-must-stand-at = { $pieces ->
    [several] 都要在 { $place }
   *[one] 要在 { $place }
}
family-is-back-at = { $piece } 回到 { $place }
family-is-so-again = { $piece } 又 { $place } 了
family-pieces-at-place = { $place }：{ $pieces }
family-must-be-at-first = { $pieces } 要先在 { $place }
family-must-be-first = { $pieces } 要先 { $place }

family-comb-stops-twice = { $ball } 在 { $left } 和 { $right } 擋住驅動桿
family-comb-stops-by-two = { $first } 在 { $left }、{ $second } 在 { $right } 擋住驅動桿
family-comb-stops = { $ball } 在 { $place } 擋住驅動桿
family-comb-runs = 沒有東西擋住驅動桿

family-dead-end = 走進死路了：退 { $moves } 回到正路
family-dead-ends-of-key = { $count ->
    [0] 用鑰匙 { $key }，沒有死路。
   *[other] 用鑰匙 { $key }，有 { $count } 條死路。
}
