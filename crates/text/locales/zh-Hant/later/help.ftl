### The keys of the timeline and of the boards, as the help lists them: each group with its title and what its keys do.

help-ten-steps = 十步
help-many-steps = 後退多步、前進多步
help-ends = 起點、終點

help-rings = 九連環
help-choose-ring = 選一個環
help-move-ring = 動這個環
help-ring-on-off = 放上、取下
help-ring-by-number = 動第 1 到 9 環
help-ring-one-or-other = 動第 1 環、動另一個能動的環

help-hanoi = 河內塔
help-lift-or-put = 從柱上拿起、放到柱上
help-choose-peg = 選一根柱子
help-lift-put-down = 拿起、放下
help-put-back = 放回原處

## Keys
key-space = 空白鍵
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-control = Ctrl
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
