### wythoff

wythoff-guessed = 这一步
wythoff-reached = 最后一颗石子已取走。
wythoff-reached-2 = 对局走法到此为止。
wythoff-read = 两堆
wythoff-notation = 两堆，如 5,3
wythoff-moves-allowed = 留下的两堆，如 5,3.2,1，或 ~K 表示沿路线走 K 步
wythoff-closed-form-name = 黄金比例
wythoff-closed-form-seen = 圆点是必败局面，它们贴着斜率为黄金比例 φ 和 1 / φ 的两条线，所以可以直接算出。
wythoff-closed-form-reach = 适用于任意大小的威佐夫博弈，只用整数。
wythoff-mex-name = 最小未用的数
wythoff-mex-seen = 每行一对必败局面。较小的是还没用过的最小数，较大的再加 k。
wythoff-mex-reach = 仅限石子不多时：要走遍所有更小的局面。
wythoff-partition-name = 两行数的划分
wythoff-partition-seen = 两行分完所有正整数：每个数恰好在其中一行，上面或下面就是它的搭档。
wythoff-partition-reach = 适用于任意大小的威佐夫博弈，只用整数。
wythoff-sieve-name = 筛法
wythoff-sieve-seen = 像筛质数一样：每个必败局面划掉所有一步能到它的局面。
wythoff-sieve-reach = 仅限石子不多时：要走遍所有更小的局面。
wythoff-table-name = 列出更小的局面
wythoff-table-seen = 每个更小的局面都标上走一步到不了的最小数，0 就是必败局面。
wythoff-table-reach = 仅限石子不多时：要走遍所有更小的局面。
wythoff-verdict-part = 必胜局面：要赢，就留下 { $list }。
wythoff-cold-so-far = 其中的必败局面：{ $list }
wythoff-number-line = k = { $k }：没有划掉的最小数是 { $lower }，{ $lower } + { $k } = { $upper }。
wythoff-closed-form-parts = 两堆相差 k = { $k }。相差 k 的必败局面，较小的一堆是 (k + √(5k²)) / 2，两次都取整：({ $k } + { $root }) / 2 = { $lower }。
wythoff-closed-form-parts-2 = 必败的是 ({ $lower }, { $upper })；这里较小的一堆是 { $smaller }。
wythoff-placed = { $pile }：{ $mine }，搭档是 { $partner }
wythoff-verdict-part-2 = 石子已取完。
wythoff-verdict-part-3 = 必败局面：对方不出错，怎么取都输。
wythoff-verdict-part-4 = ，或{" "}
wythoff-table-parts = 看遍所有更小的局面：走一步到不了任何必败局面的，就是必败局面。
wythoff-table-parts-2 = 每个局面的数，是走一步到不了的最小数；0 就是必败局面（斯普拉格与格兰迪）。
wythoff-sieve-parts = 逐行筛：每行剩下的第一个局面必败；划掉它所在的行、列和对角线。
wythoff-sieve-parts-2 = 逐行筛：每行剩下的第一个局面必败；划掉它所在的行和列。
wythoff-mex-parts = 下一个必败局面：较小的一堆是最小未用的数，较大的一堆比它多 k。
wythoff-mex-parts-2 = 本局
wythoff-partition-parts = 每个正整数恰好在两行之一：a(k) = kφ 或 b(k) = kφ²（取整，φ 是黄金比例）。另一行同一个 k 的数是它的搭档，两者必败。
wythoff-position-again = 又是 { $name }
describe-piles = { $name }：{ $count } 颗
wythoff-winning-moves = 要赢，就留下 { $list }。
wythoff-thrown-away = 下一步故意输：留下 { $left }。
wythoff-verdict = 石子已取完
wythoff-verdict-2 = 先手必败
wythoff-verdict-3 = 先手必胜
wythoff-game-reason = 取走最后一颗。
wythoff-game-reason-2 = 这里怎么取都输。
wythoff-winning-moves-2 = ，或{" "}
wythoff-moves-that-win = ，或{" "}
wythoff-two-numbers = {" "}和{" "}
golden-plot = 必败局面贴着直线 y = φ·x 和 x = φ·y，φ = 1.618……
