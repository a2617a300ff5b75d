### Two piles of stones.

## Who wins; cold is a position in which whoever moves loses, hot any other.

wythoff-empty = 石は残っていません
wythoff-cold = 手番の側が負けです
wythoff-hot = 手番の側が勝てます
# What to leave in order to win.
wythoff-to-win = 勝つには{ $positions }を相手に渡します。
# The same where the side that could win is to lose: it names the moves only. $count: how many positions they are.
wythoff-moves-that-win = { $count ->
   *[other] 勝つ手は{ $positions }を相手に渡します。
}
# What that side leaves on purpose. $left: 9 and 15.
wythoff-thrown-away = 次は、わざと負けるために{ $left }を渡します。

## Positions.

# The name of a position, by its two piles.
wythoff-two-numbers = { $one }と{ $other }
# Adds another position to a list of positions.
wythoff-or-position = { $positions }、または{ $other }
wythoff-position-again = 再び{ $name }
# $name: left pile.
wythoff-pile-has = { $name }：{ $count }個

## What a move takes. $pile: left, right or both.

wythoff-take = { $pile ->
    [left] 左の山から{ $count }個取る
    [right] 右の山から{ $count }個取る
   *[both] 両方の山から{ $count }個ずつ取る
}
# Adds another move to a list of moves: take 5 from both piles, or 2 from the left pile.
wythoff-or-take = { $pile ->
    [left] { $takes }、または左の山から{ $count }個
    [right] { $takes }、または右の山から{ $count }個
   *[both] { $takes }、または両方の山から{ $count }個ずつ
}
# $left: the position that is left, as 9 and 15.
wythoff-took = { $pile ->
    [left] 左の山から{ $count }個取り、残りは{ $left }
    [right] 右の山から{ $count }個取り、残りは{ $left }
   *[both] 両方の山から{ $count }個ずつ取り、残りは{ $left }
}
# A mark on the board.
wythoff-take-short = { $pile ->
    [left] 左から{ $count }個
    [right] 右から{ $count }個
   *[both] 両方から{ $count }個ずつ
}

## At the end of the timeline.

wythoff-last-stone-is-taken = 最後の石が取られました。
wythoff-line-ends = 手順はここで終わりです。

## How positions and moves are written.

wythoff-read = 正しい書き方です
wythoff-notation = 5,3のような二つの山
wythoff-moves-allowed = 5,3.2,1のように残す局面、または手順をK手進む~K

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-name = 黄金比
wythoff-mex-name = 未使用の最小の数
wythoff-partition-name = 数の二つの行
wythoff-sieve-name = ふるい
wythoff-table-name = 小さい局面の表
