### Wythoff’s game: the cards of its methods.

wythoff-card-empty = 石子已取完。
wythoff-card-cold = 必败局面：对方不出错，怎么取都输。
wythoff-card-hot = 必胜局面：要赢，就留下 { $positions }。

wythoff-closed-form-seen = 圆点是必败局面，它们贴着斜率为 φ（黄金比例）和 1 / φ 的两条直线，所以可以直接算出。
wythoff-any-size-reach = 适用于任意大小的威佐夫博弈，只用整数。
wythoff-mex-seen = 每一行是一个必败局面：较小的一堆是没用过的最小数，较大的一堆比它多 k。
wythoff-small-reach = 只适用于石子不多的时候：要把更小的局面全算一遍。
wythoff-partition-seen = 两行合起来正好是所有正整数：每个数只在其中一行，上面或下面就是它的搭档。
wythoff-sieve-seen = 像筛质数一样：找到一个必败局面，就划掉所有能一步走到它的局面。
wythoff-table-seen = 每个更小的局面是胜是负；再往下，给每个局面标一个数：走一步到不了的最小数，0 就是必败局面。

wythoff-closed-form-how = φ = (1 + √5) / 2 存不下准确值，所以只对整数开方，两次都向下取整：({ $k } + { $root }) / 2 = { $lower }。
wythoff-closed-form-compared = 必败的是 ({ $lower }, { $upper })；这里较小的一堆是 { $smaller }。
wythoff-golden-lines = 必败局面贴着直线 y = φ·x 和 x = φ·y，φ = 1.618……
wythoff-mex-rule = 第 k 个必败局面：较小的一堆是没用过的最小数，较大的一堆比它多 k。
wythoff-mex-here = 本局
wythoff-number-line = k = { $k }：没有划掉的最小数是 { $lower }，{ $lower } + { $k } = { $upper }。
wythoff-partition-rule = 每个正整数恰好在两行之一：a(k) = kφ 或 b(k) = kφ²（向下取整，φ 是黄金比例）。另一行同一个 k 的数是它的搭档，两个数合起来就是必败局面。
wythoff-placed = { $pile }：{ $mine }，搭档是 { $partner }
wythoff-sieve-rule = 逐行筛：每行剩下的第一个局面必败；划掉它所在的行、列和对角线。
wythoff-sieve-rule-of-nim = 逐行筛：每行剩下的第一个局面必败；划掉它所在的行和列。
wythoff-struck = { $line ->
    [row] 与 { $cold } 同行，已经划掉。
    [column] 与 { $cold } 同列，已经划掉。
   *[diagonal] 与 { $cold } 在同一条对角线上，已经划掉。
}
wythoff-table-rule = 从小到大逐个看：走一步到不了任何“负”的，轮到谁走谁输，标“负”（必败局面）；到得了的，标“胜”。
wythoff-cold-so-far = 目前找到的必败局面：{ $list }
wythoff-table-values = 每个局面的数，是走一步到不了的最小数；0 就是必败局面（Sprague、Grundy）。
wythoff-table-more = 再进一步：给每个局面一个数
wythoff-won = 胜
wythoff-lost = 负

wythoff-closed-form-is = 两堆相差 k = { $k }。相差 k 的必败局面，较小的一堆是黄金比例的 k 倍，向下取整：
wythoff-closed-form-floats = φ 取近似值，石子多了就会错：用双精度浮点数，必败局面 (165580140, 267914295) 会被当成必胜。用整数计算，多大都准确。
wythoff-mex-why = 为什么？没用过的最小数总要属于某一对，而前面各对都没有它；它与搭档之差必须是新的，轮到的正是 k。以后各对，两个数都更大。

## What the methods cost, for piles of m and n stones
wythoff-table-cost = 代价：O(mn) 个局面，每个最多试 O(m + n) 种走法。
wythoff-sieve-cost = 代价：O(mn)，因为经过每个局面的每条线最多划掉它一次。
wythoff-mex-cost = 代价：O(max(m, n))，因为不超过较大一堆的数，每个只用一次。
wythoff-closed-form-cost = 代价：开一次整数平方根。它取决于石子数有几位，即 O(log max(m, n)) 位，而不是石子有多少；k 就是两堆之差，不用去找。
