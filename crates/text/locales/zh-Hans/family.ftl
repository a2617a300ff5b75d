### What is written on the boards of the n-ary family, and how their states are written.

free-end-last = 活动端在最后
bar-one-first = 1 号横条在最前
one-step-at-a-time = 每次只能移动一格。
letters-then-shift = 1 号大象在最后，再加位移
turn-here = 大象只能在这里转
comb-left = 左
comb-right = 右
low-gate = 低矮的出口：
only-flat-pass = 只有平放的大象能通过
the-gap = 缺口：大象在这里转
at-the-gap = 在缺口
outside-the-case = 在盒外
slide = 滑板
push-in = 把滑板推进去
pull-out = 把滑板拉出来
stops-the-slide = 卡住滑板
faces-it = 朝着它

family-all-positions = 全部 { $count } 种状态。
family-way-and-dead-ends = 直线是出路，每个分叉都是死路，最深 { $count } 步。
family-all-alike = 全部{ $place }
family-piece-button = ，
family-comb-stops = 没有东西挡住滑杆
family-key-and-length = ，
family-describe-places = ：
family-piece-reason = 现在可以动
family-driver = 驱动杆
