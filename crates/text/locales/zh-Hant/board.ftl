### The boards: what they show, and their marks.

state-digits = 狀態
on = 在劍上
off = 已取下
can-move = 可以動
best-next = 最佳下一步
cannot-move = 不能動
can-take-it = 可以放
must-be-on = 要在劍上
must-be-off = 要先取下
