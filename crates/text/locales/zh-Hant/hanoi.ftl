### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
hanoi-done = { $disc }移到 { $to } 柱
hanoi-how = 把 { $disc }移到 { $to } 柱
hanoi-guessed = { $disc }到 { $to } 柱
hanoi-beat = { $disc }到 { $to }
hanoi-goal-order = 全部搬到 { $peg }

## The task
hanoi-tower-moves = { $count ->
   *[other] { $number }個圓盤都在 { $from } 柱，全部搬到 { $to } 柱要 { $moves }。
}
hanoi-twice-moved = { $disc }要動兩次
hanoi-the-largest-disc = 最大的圓盤
hanoi-proof = 已證明最短（布施，2014 年）
hanoi-proof-meaning = 沒有更短的走法：四根柱子的情形由布施於 2014 年證明。
hanoi-notation = { $count } 個柱子字母，最大的圓盤在最左
hanoi-how-to-write = { $hint }連著的二十個 A 可以寫成 A*20。
hanoi-states-allowed = 柱子的字母
hanoi-moves-allowed = 步驟，如 1C.2B，或 ~K 表示沿路線走 K 步
hanoi-goes-elsewhere = { $disc }可以移到 { $pegs } 柱
hanoi-pegs-or = { $pegs }、{ $peg }
hanoi-shape = 所有狀態構成謝爾賓斯基三角形：全在 A 是左角，全在 B 是頂角，全在 C 是右角
hanoi-not-plane = { $pegs } 根柱子的 { $states } 個狀態畫不成沒有交叉的圖，只有四根柱子、一兩個盤時可以（Hinz、Parisse，2002 年）。所以這裡只畫路線。
hanoi-numbered-from = 從起點算起

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count } 個小盤先讓到 { $to }
hanoi-plan-large = { $count } 個大盤到 { $to }
hanoi-plan-follow = { $count } 個小盤跟到 { $to }
hanoi-plan-part-moves = 用 { $pegs } 根柱子，{ $moves }
hanoi-plan-sum = 弗雷姆–斯圖爾特方案：{ $moves } = { $all }。
hanoi-plan-on-three-pegs = 只有三根柱子要 { $moves } 步。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = 先看最大的圓盤
hanoi-largest-disc-seen = 從最大的圓盤往下：它在哪裡、該在哪裡。它等待時，比它小的都該在第三根柱子上。
hanoi-largest-disc-reach = 適用於三根柱子的任何狀態、任何終點。兩頭都是混合狀態時，最大的圓盤可能要走兩次。
hanoi-direction-name = 各盤的方向
hanoi-direction-seen = 每個圓盤永遠朝一個方向繞柱子走，大小相鄰的兩個方向相反。
hanoi-direction-reach = 僅限滿柱到滿柱的最短路線。
hanoi-recursion-name = 此步的遞迴
hanoi-recursion-seen = 每列是一件正在做的事，由更小的同類事組成。框出的是正在做的部分，下一列再把它拆開。
hanoi-recursion-reach = 環：僅在環全上與環全下之間。圓盤：僅限滿柱到滿柱。
hanoi-pair-cycle-name = 三對柱子輪流
hanoi-pair-cycle-seen = 三對柱子輪流。兩根柱子之間只有一種合規的移動，定了是哪一對，也就定了這一步。
hanoi-pair-cycle-reach = 僅限滿柱到滿柱的最短路線。
hanoi-last-peg-name = 只記上一根柱子
hanoi-last-peg-seen = 只要記住上一步放到了哪根柱子；另外兩根柱子中，頂上較小的圓盤來動。
hanoi-last-peg-reach = 僅限滿柱到滿柱的最短路線。
hanoi-formulas-name = 步數與狀態
hanoi-formulas-seen = 不用真走，由步數求出每個圓盤在哪根柱子，也能反過來求。
hanoi-formulas-reach = 僅限滿柱到滿柱的最短路線；在別處，算出的數沒有意義。
hanoi-split-name = 從哪裡分開
hanoi-split-seen = 柱子有剩餘，就先把較小的圓盤停到一邊。每根柱形是停放若干個時的總步數，最低的最好。
hanoi-split-reach = 滿柱到滿柱。四根柱子已證明最短，更多柱子是推測。
hanoi-tower-only = 僅限滿柱到滿柱

## The card of the largest disc
hanoi-largest-disc-rule = 從最大的圓盤開始。不在該在的柱子上就記 1，比它小的圓盤都要讓到第三根柱子上。
hanoi-column-disc = 圓盤
hanoi-column-is-on = 現在
hanoi-column-wanted-on = 應在
hanoi-column-bit = 位元
hanoi-disc-in-place = 已在
hanoi-disc-not-yet = 未到
hanoi-disc-free = 可動
hanoi-read-down = 從上往下讀：二進位 { $digits }，{ $far }。
hanoi-once-or-twice = 不同的圓盤中最大的是 { $disc }：直走 { $from } → { $to } 共 { $once }，繞路 { $from } → { $via } → { $to } 共 { $twice }；{ $verdict }。
hanoi-once-as-short = 兩者一樣短，取直走
hanoi-twice-is-shorter = 繞路更短
hanoi-once-is-shorter = 直走更短
hanoi-bar-once = { $disc }走一次：{ $from } → { $to }
hanoi-bar-twice = { $disc }走兩次：{ $from } → { $via } → { $to }
hanoi-bar-smaller = { $largest ->
    [1] 1 到 { $peg }
   *[other] 1–{ $largest } 到 { $peg }
}
hanoi-bar-shorter = 更短

## The card of directions
hanoi-direction-rule = 奇數步動 1 號盤，方向固定：{ $odd }。奇數號盤都這樣走，偶數號盤走 { $even }。
hanoi-odd-never-on-odd = 所以奇數號盤從不疊在奇數號盤上，偶數號盤也從不疊在偶數號盤上。
hanoi-direction-of-move = 第{ $number }步動 { $disc }：它在第{ $first }步首次移動，此後每{ $every }步動一次，至今動了{ $moved }次。
hanoi-discs = 圓盤

## The card of three pairs of pegs
hanoi-pair-rule = 三對柱子輪流，兩根柱子之間只有一種走法：較小的頂盤移過去。
hanoi-pair-order = { $parity ->
    [odd] 圓盤數是奇數：{ $order }
   *[even] 圓盤數是偶數：{ $order }
}
hanoi-pairs = { $first }、{ $second }、{ $third }
hanoi-pair-turn = 三對輪流，現在輪到 { $turn }。
hanoi-moves-made = 已走{ $made }步

## The card of the last peg
hanoi-last-peg-rule = 只要記住上一步把圓盤放在哪根柱子上。它不動，另外兩根柱子的頂盤中較小的那個動。
hanoi-last-put-on = 上一步放在 { $hand } 柱
hanoi-last-peg-first = 第一步：圓盤數是奇數就移到目標柱，是偶數就移到第三根柱子。
hanoi-last-peg-only-one = 上一步動的是 1 號盤：別的走法只有一種。
hanoi-last-peg-onto-even = 輪到 1 號盤：奇數號不疊在奇數號上，所以放到偶數號盤上。
hanoi-last-peg-onto-empty = 輪到 1 號盤：奇數號不疊在奇數號上，所以放到空柱上。

## The card of step and state
hanoi-formulas-step-to-state = 由步數求狀態：走了 k 步，i 號盤動過 (k + 2^(i−1)) / 2^i 次（取整），方向固定。
hanoi-formulas-state-to-step = 由狀態求步數：最大的圓盤在起點柱記 0，在目標柱記 1。其餘各盤與大一號的圓盤在同一根柱子上，二進位的那一位就相同，否則相反。
hanoi-column-turns = 次數除以 3 的餘數
hanoi-column-way-round = 方向
hanoi-column-peg = 柱子
hanoi-column-digit = 位元
hanoi-formulas-read-down = 從上往下讀：二進位 { $digits }，第{ $step }步。

## The card of recursion
hanoi-stack-rule = 移動一座塔：先移開上面的，移動最底下的圓盤，再把上面的移回來。
hanoi-job = 塔
hanoi-job-from = 起
hanoi-job-to = 終
hanoi-job-third = 第三
hanoi-job-move = { $disc }：{ $from } → { $to }

## The card of where to split
hanoi-split-rule = 先把最小的 k 個圓盤停在一根空柱上，再用少一根柱子移動其餘的，最後把小的移回來。
hanoi-split-moves = 步數
hanoi-split-sum = k = { $best }：{ $first } + { $second } + { $last } = { $total }，{ $sure }。
hanoi-split-proven = 已證明最短（Bousch，2014）
hanoi-split-presumed = 推測最短
hanoi-split-job = { $discs } { $from } → { $to }
