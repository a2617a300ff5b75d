### Two piles of stones.

wythoff-empty = 石子已取完
wythoff-cold = 先手必败
wythoff-hot = 先手必胜
wythoff-to-win = 要赢，就留下 { $positions }。
wythoff-moves-that-win = { $count ->
   *[other] 能赢的走法是留下 { $positions }。
}
wythoff-thrown-away = 下一步故意输：留下 { $left }。

wythoff-two-numbers = { $one } 和 { $other }
wythoff-or-position = { $positions }，或 { $other }
wythoff-position-again = 又是 { $name }
wythoff-pile-has = { $name }：{ $count } 颗

wythoff-take = { $pile ->
    [left] 从左堆取走 { $count } 颗
    [right] 从右堆取走 { $count } 颗
   *[both] 两堆各取走 { $count } 颗
}
wythoff-or-take = { $pile ->
    [left] { $takes }，或从左堆取走 { $count } 颗
    [right] { $takes }，或从右堆取走 { $count } 颗
   *[both] { $takes }，或两堆各取走 { $count } 颗
}
wythoff-took = { $pile ->
    [left] 从左堆取走 { $count } 颗，剩下 { $left }
    [right] 从右堆取走 { $count } 颗，剩下 { $left }
   *[both] 两堆各取走 { $count } 颗，剩下 { $left }
}
wythoff-take-short = { $pile ->
    [left] 左堆 { $count }
    [right] 右堆 { $count }
   *[both] 两堆各 { $count }
}

wythoff-last-stone-is-taken = 最后一颗石子已取走。
wythoff-line-ends = 示范对局到此为止。

wythoff-read = 两堆
wythoff-notation = 两堆，如 5,3
wythoff-moves-allowed = 留下的两堆，如 5,3.2,1，或 ~K 表示沿路线走 K 步

wythoff-closed-form-name = 黄金比例
wythoff-mex-name = 没用过的最小数
wythoff-partition-name = 整数分成两行
wythoff-sieve-name = 筛法
wythoff-table-name = 列出更小的局面
