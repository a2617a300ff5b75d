### Two piles of stones.

wythoff-empty = 石子已取完
wythoff-cold = 先手必敗
wythoff-hot = 先手必勝
wythoff-to-win = 要贏，就留下 { $positions }。
wythoff-moves-that-win = { $count ->
   *[other] 能贏的走法是留下 { $positions }。
}
wythoff-thrown-away = 下一步故意輸：留下 { $left }。

wythoff-two-numbers = { $one } 和 { $other }
wythoff-or-position = { $positions }，或 { $other }
wythoff-position-again = 又是 { $name }
wythoff-pile-has = { $name }：{ $count } 顆

wythoff-take = { $pile ->
    [left] 從左堆取走 { $count } 顆
    [right] 從右堆取走 { $count } 顆
   *[both] 兩堆各取走 { $count } 顆
}
wythoff-or-take = { $pile ->
    [left] { $takes }，或從左堆取走 { $count } 顆
    [right] { $takes }，或從右堆取走 { $count } 顆
   *[both] { $takes }，或兩堆各取走 { $count } 顆
}
wythoff-took = { $pile ->
    [left] 從左堆取走 { $count } 顆，剩下 { $left }
    [right] 從右堆取走 { $count } 顆，剩下 { $left }
   *[both] 兩堆各取走 { $count } 顆，剩下 { $left }
}
wythoff-take-short = { $pile ->
    [left] 左堆 { $count }
    [right] 右堆 { $count }
   *[both] 兩堆各 { $count }
}

wythoff-last-stone-is-taken = 最後一顆石子已取走。
wythoff-line-ends = 示範對局到此為止。

wythoff-read = 兩堆
wythoff-notation = 兩堆，如 5,3
wythoff-moves-allowed = 留下的兩堆，如 5,3.2,1，或 ~K 表示沿路線走 K 步

wythoff-closed-form-name = 黃金比例
wythoff-mex-name = 沒用過的最小數
wythoff-partition-name = 整數分成兩列
wythoff-sieve-name = 篩法
wythoff-table-name = 列出更小的局面
