### The Tower of Hanoi: the cards of its methods.

## The task
hanoi-not-plane = { $pegs } 根柱子的 { $states } 個狀態，畫成圖必有交叉，只有四根柱子、一兩個圓盤時例外（Hinz、Parisse，2002 年），所以這裡只畫路線。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-seen = 從最大的圓盤往下看：它在哪根柱子、該在哪根柱子。它要動的時候，比它小的都得讓到第三根柱子上。
hanoi-largest-disc-reach = 適用於三根柱子的任何狀態、任何終點。起點和終點都不是整座塔時，最大的圓盤可能要走兩次。
hanoi-direction-seen = 每個圓盤始終朝同一個方向繞著柱子走，大小相鄰的兩個方向相反。
hanoi-shortest-reach = 僅限整座塔從一柱到另一柱的最短路線。
hanoi-recursion-reach = 僅限整座塔從一柱到另一柱。
hanoi-pair-cycle-seen = 三對柱子輪流。兩根柱子之間合法的走法只有一種，定了是哪一對，也就定了這一步。
hanoi-last-peg-seen = 只要記住上一步放到了哪根柱子；另外兩根柱子的頂盤裡，小的那個動。
hanoi-formulas-seen = 不用一步步走，由步數就能求出每個圓盤在哪根柱子，反過來也行。
hanoi-formulas-reach = 僅限整座塔從一柱到另一柱的最短路線；離開這條路線，算出的數沒有意義。
hanoi-split-seen = 柱子有剩餘，就先把小盤停到一邊。圖中每根長條是停放某個數目時的總步數，最低的最好。
hanoi-split-reach = 僅限整座塔從一柱到另一柱。四根柱子已證明最短，更多柱子是推測。
hanoi-tower-only = 僅限整座塔從一柱到另一柱

## The card of the largest disc
hanoi-largest-disc-rule = 從最大的圓盤看起：已到位的記 0；沒到位的記 1，比它小的都要讓到第三根柱子上。
hanoi-column-disc = 圓盤
hanoi-column-is-on = 現在
hanoi-column-wanted-on = 該在
hanoi-column-bit = 位元
hanoi-disc-not-yet = 未到位
hanoi-disc-free = 可動
hanoi-read-down = 從上往下讀：二進位 { $digits }，{ $far }。
hanoi-once-or-twice = 位置不同的圓盤裡，最大的是 { $disc }：直走 { $from } → { $to } 共 { $once }，繞路 { $from } → { $via } → { $to } 共 { $twice }；{ $verdict }。
hanoi-once-as-short = 兩者一樣短，這裡直走
hanoi-twice-is-shorter = 繞路更短
hanoi-once-is-shorter = 直走更短
hanoi-bar-once = { $disc } 走一次：{ $from } → { $to }
hanoi-bar-twice = { $disc } 走兩次：{ $from } → { $via } → { $to }
hanoi-bar-smaller = { $largest ->
    [1] 1 到 { $peg }
   *[other] 1–{ $largest } 到 { $peg }
}
hanoi-bar-shorter = 更短

## The card of directions
hanoi-direction-rule = 奇數步動 1 號盤，方向不變：{ $odd }。奇數號盤都這樣走，偶數號盤走 { $even }。
hanoi-odd-never-on-odd = 奇數號盤不會疊在奇數號盤上，偶數號盤也不會疊在偶數號盤上。
hanoi-direction-of-move = 第 { $number } 步動 { $disc }：它從第 { $first } 步開始，每 { $every } 步動一次，到現在動了 { $moved } 次。
hanoi-discs = 圓盤

## The card of three pairs of pegs
hanoi-pair-rule = 三對柱子輪流。兩根柱子之間只有一種走法：較小的頂盤移到另一根柱子。
hanoi-pair-order = { $parity ->
    [odd] 圓盤數是奇數：{ $order }
   *[even] 圓盤數是偶數：{ $order }
}
hanoi-pairs = { $first }、{ $second }、{ $third }
hanoi-pair-turn = 三對輪流，現在輪到 { $turn }。
hanoi-moves-made = 已走 { $made } 步

## The card of the last peg
hanoi-last-peg-rule = 只要記住上一步放到了哪根柱子。這根不動；另外兩根的頂盤裡，小的那個動。
hanoi-last-put-on = 上一步放在 { $hand } 柱
hanoi-last-peg-first = 第一步：圓盤數是奇數就移到目標柱，是偶數就移到第三根柱子。
hanoi-last-peg-only-one = 上一步動的是 1 號盤，剩下的走法只有一種。
hanoi-last-peg-onto-even = 輪到 1 號盤：奇數號盤不疊在奇數號盤上，所以放到偶數號盤上。
hanoi-last-peg-onto-empty = 輪到 1 號盤：奇數號盤不疊在奇數號盤上，所以放到空柱上。

## The card of step and state
hanoi-formulas-step-to-state = 由步數求狀態：走了 k 步，i 號盤動過 (k + 2^(i−1)) / 2^i 次（向下取整），方向不變。
hanoi-formulas-state-to-step = 由狀態求步數：最大的圓盤在起點柱記 0，在目標柱記 1。其餘各盤，與大一號的圓盤同柱，這一位就相同；不同柱，就相反。
hanoi-column-turns = 次數除以 3 的餘數
hanoi-column-way-round = 方向
hanoi-column-peg = 柱子
hanoi-column-digit = 位元
hanoi-formulas-read-down = 從上往下讀：二進位 { $digits }，第 { $step } 步。

## The card of recursion
hanoi-stack-rule = 搬一座塔：先移開上面的，搬最底下的圓盤，再把上面的放回去。
hanoi-job = 塔
hanoi-job-from = 起
hanoi-job-to = 終
hanoi-job-third = 第三
hanoi-job-move = { $disc }：{ $from } → { $to }

## The card of where to split
hanoi-split-rule = 先把最小的 k 個圓盤停到一根空柱上，再用其餘的柱子搬大盤，最後把小盤搬到大盤上。
hanoi-split-sum = k = { $best }：{ $first } + { $second } + { $last } = { $total }，{ $sure }。
hanoi-split-proven = 已證明最短（Bousch，2014 年）
hanoi-split-job = { $discs } { $from } → { $to }
hanoi-known = 誰證明了什麼
hanoi-known-stewart = 1941 年：Frame 和 Stewart 各自發表了任意多根柱子的走法，都沒有證明它最短。
hanoi-known-klavzar = 2002 年：Klavžar、Milutinović 和 Petr 證明，在那之前提出的各種走法，包括 Frame 的和 Stewart 的，步數全都一樣，用哪種都行。
hanoi-known-korf = 2007 年：Korf 和 Felner 用電腦驗證，四根柱子、不超過 30 個圓盤時，沒有更短的走法。
hanoi-known-chappelon = 2012 年：Chappelon 和 Matsuura 把這種走法的遞迴式換上別的係數，求出這時每多一個圓盤，步數增加多少。
hanoi-known-bousch = 2014 年：Bousch 證明，四根柱子時，不管多少個圓盤，都沒有更短的走法。五根以上至今沒有證明。

hanoi-weights = i 號盤的 1 表示 2^(i−1)：{ $sum }。
hanoi-stack-length = 所以步數是少了最底下那個圓盤的塔的兩倍，再加一：
hanoi-split-why = 大盤少用一根柱子，因為停著的小盤占了它：更大的圓盤放不上去。取總步數最少的 k：
clear-way-seen = 從要動的最大的圓盤起，直到下一步：每個圓盤到哪裡，這時更小的停在哪裡，先要走幾步。
clear-way-reach = 適用於任何狀態、任何終點、任意根柱子。
clear-way-rule = 一個圓盤要動，原來的柱子和要去的柱子上都不能有更小的圓盤。所以更小的先停到別的柱子上；其中要動的最大的一個，也是同樣的道理。
clear-way-move = 移動
clear-way-parked = 更小的停在
clear-way-after = 先走
circle-seen = 每一列是一件還沒做完的事：一座塔順時針移一柱或兩柱。框出的是正在做的那件，下一列再把它拆開。
circle-reach = 適用於圓盤只能順時針走、整座塔從一柱到另一柱。
circle-rule = 順時針走，一座塔要麼移一柱，要麼移兩柱。最大的圓盤要動，更小的得先移兩柱；它要動兩次，更小的就得再讓一次，移一柱。所以兩件事互相呼叫（間接遞迴）。
circle-by-one = 一柱
circle-by-two = 兩柱
circle-counts = 移一柱要 a 步，移兩柱要 b 步：
