### What is written on the boards of the n-ary family, and how their states are written.

free-end-last = 活動端在最後
bar-one-first = 1 號橫條在最前
one-step-at-a-time = 每次只能移動一格。
letters-then-shift = 1 號大象在最後，再加位移
turn-here = 大象只能在這裡轉
comb-left = 左
comb-right = 右
low-gate = 低矮的出口：
only-flat-pass = 只有平放的大象能通過
the-gap = 缺口：大象在這裡轉
at-the-gap = 在缺口
outside-the-case = 在盒外
slide = 滑板
push-in = 把滑板推進去
pull-out = 把滑板拉出來
stops-the-slide = 卡住滑板
faces-it = 朝著它

family-all-positions = 全部 { $count } 種狀態。
family-way-and-dead-ends = 直線是出路，每個分岔都是死路，最深 { $count } 步。
family-all-alike = 全部{ $place }
family-piece-button = ，
family-comb-stops = 沒有東西擋住滑桿
family-key-and-length = ，
family-describe-places = ：
family-piece-reason = 現在可以動
family-driver = 驅動桿
