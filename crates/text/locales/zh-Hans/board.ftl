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

board-peg-name = { $peg } 柱
board-ring-run = 第 { $high } 到 { $low } 环
board-rings-shown = 第 { $high } 到 { $low } 环，共 { $of } 环
board-disc-run = { $high } 到 { $low } 号盘
board-disc-lifted = 已拿起 { $disc } 号盘
board-peg-count = { $number }根柱子
board-pair-button = ，
board-pair-label = 第 1、2 环一起解开
board-pair-label-2 = 第 1、2 环一起套上
board-ring-goes = 套上
board-ring-goes-2 = 解开
board-peg-rule = 只在相邻柱间移动
board-peg-rule-2 = 只能朝一个方向
board-free-end = 活动端在左
board-free-end-2 = 活动端在右
board-stack = 、
board-phrases = ，
