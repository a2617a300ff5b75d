### Why a move is refused: what cannot be done, and what stands in the way.

refusal-cannot-move = { $piece } 不能動
refusal-piece-stands-there = { $piece } 已經在那裡
refusal-no-such-place = { $piece } 只有位置 0 到 { $most }
refusal-no-such-piece = { $number ->
   *[other] 沒有 { $piece }：一共 { $pieces }。
}
refusal-pieces-and-others = { $pieces } 等
refusal-other-puzzle = 這一步不屬於這個題目。

refusal-must-be-on = { $ring } 要在劍上
refusal-must-be-off = { $rings } 要先取下
refusal-rings-and-others = 第 { $rings } 等環
refusal-rule-two = { $last ->
    [0] 規則二：第 { $next } 環在劍上，第 { $ring } 環才能動。
    [1] 規則二：第 { $next } 環在劍上、第 1 環取下，第 { $ring } 環才能動。
    [2] 規則二：第 { $next } 環在劍上、第 1、2 環都取下，第 { $ring } 環才能動。
   *[other] 規則二：第 { $next } 環在劍上、第 1 到 { $last } 環全部取下，第 { $ring } 環才能動。
}
refusal-pair-apart = 第 1、2 環不能一起動。
refusal-pair-must-match = 這兩環要都在劍上，或都取下。

refusal-lies-on-top = { $disc } 壓在上面
refusal-cannot-go-on = { $disc } 不能疊在 { $on } 上面
refusal-is-larger = { $disc } 更大
refusal-cannot-jump = { $disc } 不能跳這麼遠
refusal-peg-between = 中間還有一根柱子。
refusal-cannot-go-back = { $disc } 不能朝這個方向走
refusal-empty-peg = { $peg } 柱上沒有圓盤可拿。
refusal-no-such-peg = 沒有 { $peg } 柱。

refusal-cannot-turn = { $dial } 不能這樣轉
refusal-face-it = { $count ->
   *[other] { $dials } 朝著它
}
refusal-cannot-get-there = { $place ->
    [outside] { $dial } 現在到不了盒外
   *[gap] { $dial } 現在到不了缺口
}
refusal-stop-the-slide = { $count ->
   *[other] { $dials } 直立，卡住了滑板
}

refusal-nothing-taken = 至少要取一顆石子。
refusal-stones-added = 石子只能取走，不能增加。
refusal-both-piles = 一次只能從一堆裡取。
refusal-not-the-same = 從兩堆取，要取同樣多；不能一堆取 { $left } 顆、另一堆取 { $right } 顆。
