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

board-peg-name = { $peg } 柱
board-ring-run = 第 { $high } 到 { $low } 環
board-rings-shown = 第 { $high } 到 { $low } 環，共 { $of } 環
board-disc-run = { $high } 到 { $low } 號盤
board-disc-lifted = 已拿起 { $disc } 號盤
board-peg-count = { $number }根柱子
board-pair-button = ，
board-pair-label = 第 1、2 環一起取下
board-pair-label-2 = 第 1、2 環一起放上
board-ring-goes = 放上
board-ring-goes-2 = 取下
board-peg-rule = 只在相鄰柱間移動
board-peg-rule-2 = 只能朝一個方向
board-free-end = 活動端在左
board-free-end-2 = 活動端在右
board-stack = 、
board-phrases = ，
