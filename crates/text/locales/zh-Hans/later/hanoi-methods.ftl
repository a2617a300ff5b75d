### The Tower of Hanoi: the cards of its methods.

## The task
hanoi-not-plane = { $pegs } 根柱子的 { $states } 个状态，画成图必有交叉，只有四根柱子、一两个盘子时例外（Hinz、Parisse，2002 年），所以这里只画路线。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-seen = 从最大的盘子往下看：它在哪根柱子、该在哪根柱子。它要动的时候，比它小的都得让到第三根柱子上。
hanoi-largest-disc-reach = 适用于三根柱子的任何状态、任何终点。起点和终点都不是整座塔时，最大的盘子可能要走两次。
hanoi-direction-seen = 每个盘子始终朝同一个方向绕着柱子走，大小相邻的两个方向相反。
hanoi-shortest-reach = 仅限整座塔从一柱到另一柱的最短路线。
hanoi-recursion-reach = 仅限整座塔从一柱到另一柱。
hanoi-pair-cycle-seen = 三对柱子轮流。两根柱子之间合法的走法只有一种，定了是哪一对，也就定了这一步。
hanoi-last-peg-seen = 只要记住上一步放到了哪根柱子；另外两根柱子的顶盘里，小的那个动。
hanoi-formulas-seen = 不用一步步走，由步数就能求出每个盘子在哪根柱子，反过来也行。
hanoi-formulas-reach = 仅限整座塔从一柱到另一柱的最短路线；离开这条路线，算出的数没有意义。
hanoi-split-seen = 柱子有富余，就先把小盘停到一边。图中每根柱条是停放某个数目时的总步数，最低的最好。
hanoi-split-reach = 仅限整座塔从一柱到另一柱。四根柱子已证明最短，更多柱子是推测。
hanoi-tower-only = 仅限整座塔从一柱到另一柱

## The card of the largest disc
hanoi-largest-disc-rule = 从最大的盘子看起：已到位的记 0；没到位的记 1，比它小的都要让到第三根柱子上。
hanoi-column-disc = 盘子
hanoi-column-is-on = 现在
hanoi-column-wanted-on = 该在
hanoi-column-bit = 位
hanoi-disc-not-yet = 未到位
hanoi-disc-free = 可动
hanoi-read-down = 从上往下读：二进制 { $digits }，{ $far }。
hanoi-once-or-twice = 位置不同的盘子里，最大的是 { $disc }：直走 { $from } → { $to } 共 { $once }，绕路 { $from } → { $via } → { $to } 共 { $twice }；{ $verdict }。
hanoi-once-as-short = 两者一样短，这里直走
hanoi-twice-is-shorter = 绕路更短
hanoi-once-is-shorter = 直走更短
hanoi-bar-once = { $disc } 走一次：{ $from } → { $to }
hanoi-bar-twice = { $disc } 走两次：{ $from } → { $via } → { $to }
hanoi-bar-smaller = { $largest ->
    [1] 1 到 { $peg }
   *[other] 1–{ $largest } 到 { $peg }
}
hanoi-bar-shorter = 更短

## The card of directions
hanoi-direction-rule = 奇数步动 1 号盘，方向不变：{ $odd }。奇数号盘都这样走，偶数号盘走 { $even }。
hanoi-odd-never-on-odd = 奇数号盘不会叠在奇数号盘上，偶数号盘也不会叠在偶数号盘上。
hanoi-direction-of-move = 第 { $number } 步动 { $disc }：它从第 { $first } 步开始，每 { $every } 步动一次，到现在动了 { $moved } 次。
hanoi-discs = 盘子

## The card of three pairs of pegs
hanoi-pair-rule = 三对柱子轮流。两根柱子之间只有一种走法：较小的顶盘移到另一根柱子。
hanoi-pair-order = { $parity ->
    [odd] 盘子数是奇数：{ $order }
   *[even] 盘子数是偶数：{ $order }
}
hanoi-pairs = { $first }、{ $second }、{ $third }
hanoi-pair-turn = 三对轮流，现在轮到 { $turn }。
hanoi-moves-made = 已走 { $made } 步

## The card of the last peg
hanoi-last-peg-rule = 只要记住上一步放到了哪根柱子。这根不动；另外两根的顶盘里，小的那个动。
hanoi-last-put-on = 上一步放在 { $hand } 柱
hanoi-last-peg-first = 第一步：盘子数是奇数就移到目标柱，是偶数就移到第三根柱子。
hanoi-last-peg-only-one = 上一步动的是 1 号盘，剩下的走法只有一种。
hanoi-last-peg-onto-even = 轮到 1 号盘：奇数号盘不叠在奇数号盘上，所以放到偶数号盘上。
hanoi-last-peg-onto-empty = 轮到 1 号盘：奇数号盘不叠在奇数号盘上，所以放到空柱上。

## The card of step and state
hanoi-formulas-step-to-state = 由步数求状态：走了 k 步，i 号盘动过 (k + 2^(i−1)) / 2^i 次（向下取整），方向不变。
hanoi-formulas-state-to-step = 由状态求步数：最大的盘子在起点柱记 0，在目标柱记 1。其余各盘，与大一号的盘子同柱，这一位就相同；不同柱，就相反。
hanoi-column-turns = 次数除以 3 的余数
hanoi-column-way-round = 方向
hanoi-column-peg = 柱子
hanoi-column-digit = 位
hanoi-formulas-read-down = 从上往下读：二进制 { $digits }，第 { $step } 步。

## The card of recursion
hanoi-stack-rule = 搬一座塔：先移开上面的，搬最底下的盘子，再把上面的放回去。
hanoi-job = 塔
hanoi-job-from = 起
hanoi-job-to = 终
hanoi-job-third = 第三
hanoi-job-move = { $disc }：{ $from } → { $to }

## The card of where to split
hanoi-split-rule = 先把最小的 k 个盘子停到一根空柱上，再用其余的柱子搬大盘，最后把小盘搬到大盘上。
hanoi-split-sum = k = { $best }：{ $first } + { $second } + { $last } = { $total }，{ $sure }。
hanoi-split-proven = 已证明最短（Bousch，2014 年）
hanoi-split-job = { $discs } { $from } → { $to }
hanoi-known = 谁证明了什么
hanoi-known-stewart = 1941 年：Frame 和 Stewart 各自发表了任意多根柱子的走法，都没有证明它最短。
hanoi-known-klavzar = 2002 年：Klavžar、Milutinović 和 Petr 证明，此前提出的各种走法，包括 Frame 的和 Stewart 的，步数全都一样，用哪种都行。
hanoi-known-korf = 2007 年：Korf 和 Felner 用电脑验证，四根柱子、不超过 30 个盘子时，没有更短的走法。
hanoi-known-chappelon = 2012 年：Chappelon 和 Matsuura 把这种走法的递推式换上别的系数，求出此时每多一个盘子，步数增加多少。
hanoi-known-bousch = 2014 年：Bousch 证明，四根柱子时，不管多少个盘子，都没有更短的走法。五根以上至今没有证明。

hanoi-weights = i 号盘的 1 表示 2^(i−1)：{ $sum }。
hanoi-stack-length = 所以步数是少了最底下那个盘子的塔的两倍，再加一：
hanoi-split-why = 大盘少用一根柱子，因为停着的小盘占了它：更大的盘子放不上去。取总步数最少的 k：
clear-way-seen = 从要动的最大的盘子起，直到下一步：每个盘子到哪里，这时更小的停在哪里，先要走几步。
clear-way-reach = 适用于任何状态、任何终点、任意根柱子。
clear-way-rule = 一个盘子要动，原来的柱子和要去的柱子上都不能有更小的盘子。所以更小的先停到别的柱子上；其中要动的最大的一个，也是同样的道理。
clear-way-move = 移动
clear-way-parked = 更小的停在
clear-way-after = 先走
circle-seen = 每一行是一件还没做完的事：一座塔顺时针移一柱或两柱。框出的是正在做的那件，下一行再把它拆开。
circle-reach = 适用于盘子只能顺时针走、整座塔从一柱到另一柱。
circle-rule = 顺时针走，一座塔要么移一柱，要么移两柱。最大的盘子要动，更小的得先移两柱；它要动两次，更小的就得再让一次，移一柱。所以两件事互相调用（间接递归）。
circle-by-one = 一柱
circle-by-two = 两柱
circle-counts = 移一柱要 a 步，移两柱要 b 步：
