### The boards: what they show, and their marks.

state-digits = 状态
on = 在杠上
off = 已解开
can-move = 可以动
best-next = 最佳下一步
cannot-move = 不能动
can-take-it = 可以放
must-be-on = 要在横杠上
must-be-off = 要先解开
