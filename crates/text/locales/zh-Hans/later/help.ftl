### The keys of the timeline and of the boards, as the help lists them: each group with its title and what its keys do.

help-ten-steps = 十步
help-many-steps = 后退多步、前进多步
help-ends = 起点、终点

help-rings = 九连环
help-choose-ring = 选一个环
help-move-ring = 动这个环
help-ring-on-off = 套上、解开
help-ring-by-number = 动第 1 到 9 环
help-ring-one-or-other = 动第 1 环、动另一个能动的环

help-hanoi = 汉诺塔
help-lift-or-put = 从柱上拿起、放到柱上
help-choose-peg = 选一根柱子
help-lift-put-down = 拿起、放下
help-put-back = 放回原处

## Keys
key-space = 空格
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-control = Ctrl
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
