### Why a move is refused: what cannot be done, and what stands in the way.

refusal-cannot-move = { $piece } 不能动
refusal-piece-stands-there = { $piece } 已经在那里
refusal-no-such-place = { $piece } 只有位置 0 到 { $most }
refusal-no-such-piece = { $number ->
   *[other] 没有 { $piece }：一共 { $pieces }。
}
refusal-pieces-and-others = { $pieces } 等
refusal-other-puzzle = 这一步不属于这个题目。

refusal-must-be-on = { $ring } 要在横杠上
refusal-must-be-off = { $rings } 要先解开
refusal-rings-and-others = 第 { $rings } 等环
refusal-rule-two = { $last ->
    [0] 规则二：第 { $next } 环在横杠上，第 { $ring } 环才能动。
    [1] 规则二：第 { $next } 环在横杠上、第 1 环解开，第 { $ring } 环才能动。
    [2] 规则二：第 { $next } 环在横杠上、第 1、2 环都解开，第 { $ring } 环才能动。
   *[other] 规则二：第 { $next } 环在横杠上、第 1 到 { $last } 环全部解开，第 { $ring } 环才能动。
}
refusal-pair-apart = 第 1、2 环不能一起动。
refusal-pair-must-match = 这两环要都在横杠上，或都解开。

refusal-lies-on-top = { $disc } 压在上面
refusal-cannot-go-on = { $disc } 不能叠在 { $on } 上面
refusal-is-larger = { $disc } 更大
refusal-cannot-jump = { $disc } 不能跳这么远
refusal-peg-between = 中间还有一根柱子。
refusal-cannot-go-back = { $disc } 不能朝这个方向走
refusal-empty-peg = { $peg } 柱上没有盘子可拿。
refusal-no-such-peg = 没有 { $peg } 柱。

refusal-cannot-turn = { $dial } 不能这样转
refusal-face-it = { $count ->
   *[other] { $dials } 朝着它
}
refusal-cannot-get-there = { $place ->
    [outside] { $dial } 现在到不了盒外
   *[gap] { $dial } 现在到不了缺口
}
refusal-stop-the-slide = { $count ->
   *[other] { $dials } 竖直，卡住了滑板
}

refusal-nothing-taken = 至少要取一颗石子。
refusal-stones-added = 石子只能取走，不能添加。
refusal-both-piles = 一次只能从一堆里取。
refusal-not-the-same = 从两堆取，要取同样多；不能一堆取 { $left } 颗、另一堆取 { $right } 颗。
