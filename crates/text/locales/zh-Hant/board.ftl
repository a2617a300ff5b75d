### The boards: what they show, and their marks.

on = 在劍上
off = 已取下
can-move = 可以動
best-next = 最佳下一步
cannot-move = 不能動
can-take-it = 可以放
must-be-on = 要在劍上
must-be-off = 要先取下

phrases = { $text }，{ $phrase }
board-peg-name = { $peg } 柱
board-peg-empty = 空
board-stack = { $discs }、{ $disc }
board-ring-run = 第 { $high } 到 { $low } 環
board-rings-shown = 第 { $high } 到 { $low } 環，共 { $of } 環
board-disc-lifted = 已拿起 { $disc } 號盤
board-peg-count = { $number } 根柱子
board-pair-off = 第 1、2 環一起取下
board-pair-on = 第 1、2 環一起放上
board-peg-rule-neighbours = 只在相鄰柱間移動
board-peg-rule-one-way = 只能順時針移動
board-free-end-left = 活動端在左
board-free-end-right = 活動端在右
