### The boards: what they show, and their marks.

on = 在杠上
off = 已解开
can-move = 可以动
best-next = 最佳下一步
cannot-move = 不能动
can-take-it = 可以放
must-be-on = 要在横杠上
must-be-off = 要先解开

phrases = { $text }，{ $phrase }
board-peg-name = { $peg } 柱
board-peg-empty = 空
board-stack = { $discs }、{ $disc }
board-ring-run = 第 { $high } 到 { $low } 环
board-rings-shown = 第 { $high } 到 { $low } 环，共 { $of } 环
board-disc-lifted = 已拿起 { $disc } 号盘
board-peg-count = { $number } 根柱子
board-pair-off = 第 1、2 环一起解开
board-pair-on = 第 1、2 环一起套上
board-peg-rule-neighbours = 只在相邻柱间移动
board-peg-rule-one-way = 只能顺时针移动
board-free-end-left = 活动端在左
board-free-end-right = 活动端在右
