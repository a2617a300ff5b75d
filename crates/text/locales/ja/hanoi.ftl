### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
# A move in other words: that it was made, how it is made, and as an answer to what is next. $disc is “disc 1”, $to the
# letter of a peg. The first one becomes a sentence.
hanoi-done = { $disc }を{ $to }へ
hanoi-how = { $disc }を{ $to }へ動かす
# A goal to choose.
hanoi-goal-order = すべて{ $peg }へ

## The task
# What can be clicked, as begin-point-at says it: click a ring.
hanoi-any = 円盤
# $number is a word up to ten, and brings its space in digits; $moves is a count of moves.
hanoi-tower-moves = { $count ->
    [1] 円盤が杭{ $from }にあります。{ $to }へ移すには{ $moves }かかります。
   *[other] 円盤{ $number }枚がすべて杭{ $from }にあります。{ $to }へ移すには{ $moves }かかります。
}
# A fact of a task; $disc is a disc that differs, or the largest one.
hanoi-twice-moved = { $disc }は2回動く
hanoi-the-largest-disc = 一番大きい円盤
# How good a route is known to be on four pegs, and what that means.
hanoi-proof = 最短（Bousch 2014により証明済み）
hanoi-proof-meaning = これより短い経路はありません。杭4本についてはBouschが2014年に証明しました。
# How a state is written.
hanoi-notation = { $count ->
    [1] 杭の文字1個
   *[other] 杭の文字{ $count }個、一番大きい円盤から
}
# $hint is that as a sentence.
hanoi-how-to-write = { $hint }Aが20個続くところはA*20と書けます。
# What the keys of an address take, after “only”.
hanoi-states-allowed = 杭の文字の並び
hanoi-moves-allowed = 1C.2Bのような手、または経路をK手進む~K
# Where a disc can go whose move was refused; it becomes a sentence. $pegs are letters, put together by hanoi-pegs-or.
hanoi-goes-elsewhere = { $disc }は{ $pegs }へなら動かせます
hanoi-pegs-or = { $pegs }か{ $peg }
# The graph of all positions.
hanoi-shape = 全状態はシェルピンスキーの三角形になり、三つの頂点は全円盤がA（左）、B（上）、C（右）にある状態です
# Where the moves are numbered from by the ruler.
hanoi-numbered-from = スタートから

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count ->
    [1] 小さい円盤が{ $to }へよける
   *[other] 小さい円盤{ $count }枚が{ $to }へよける
}
hanoi-plan-large = { $count ->
    [1] 大きい円盤が{ $to }へ移る
   *[other] 大きい円盤{ $count }枚が{ $to }へ移る
}
hanoi-plan-follow = { $count ->
    [1] 小さい円盤が{ $to }へ続く
   *[other] 小さい円盤{ $count }枚が{ $to }へ続く
}
# $moves is a count of moves.
hanoi-plan-part-moves = 杭{ $pegs }本で{ $moves }
# $moves is a sum: “17 + 15 + 17”.
hanoi-plan-sum = フレーム・スチュワートの手順：{ $moves } = { $all }。
hanoi-plan-on-three-pegs = 杭が3本だけなら{ $moves }手かかります。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = 一番大きい円盤から
hanoi-direction-name = 回る向き
hanoi-pair-cycle-name = 杭の三つの組
hanoi-last-peg-name = 最後に置いた杭だけ覚える
hanoi-formulas-name = ステップと状態
hanoi-split-name = 塔をどこで分けるか

## Discs that wait, on many pegs or in a circle
clear-way-name = まず何をどけるか
circle-name = 二つの再帰
