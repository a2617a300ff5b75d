### Why a move is refused: what cannot be done, and what is in the way.

## Any puzzle. $piece is named as its puzzle does: ring 5, dial 2.

refusal-cannot-move = { $piece }は動かせません
refusal-piece-stands-there = { $piece }はもうそこにあります
refusal-no-such-place = { $piece }の位置は0から{ $most }までです
# $piece: ring 12. $pieces counts all there are: 9 rings; $number is how many.
refusal-no-such-piece = { $number ->
   *[other] { $piece }はありません。このパズルにあるのは{ $pieces }です。
}
# Instead of a long row of pieces: dials 1, 3, 5, 7, 9, 11 and others.
refusal-pieces-and-others = { $pieces }など
refusal-other-puzzle = その手は別のパズルのものです。

## Rings.

refusal-must-be-on = 先に{ $ring }を掛けます
refusal-must-be-off = 先に{ $rings }を外します
# $rings: numbers alone: 1, 3, 5, 7, 9, 11.
refusal-rings-and-others = リング{ $rings }など
# Rule 2 for one ring. $next is the ring next to it, $last the one beyond that: 0 if there is none.
refusal-rule-two = { $last ->
    [0] 規則2：リング{ $ring }は、リング{ $next }が掛かっているときだけ動かせます。
    [1] 規則2：リング{ $ring }は、リング{ $next }が掛かっていて、リング1が外れているときだけ動かせます。
    [2] 規則2：リング{ $ring }は、リング{ $next }が掛かっていて、リング1と2が外れているときだけ動かせます。
   *[other] 規則2：リング{ $ring }は、リング{ $next }が掛かっていて、リング1～{ $last }がすべて外れているときだけ動かせます。
}
refusal-pair-apart = リング1と2を同時には動かせません。
refusal-pair-must-match = 両方とも掛かっているか、両方とも外れている必要があります。

## Discs.

refusal-lies-on-top = 上に{ $disc }がのっています
refusal-cannot-go-on = { $disc }は{ $on }の上に置けません
refusal-is-larger = { $disc }のほうが大きいです
refusal-cannot-jump = { $disc }はそんなに遠くへは動かせません
refusal-peg-between = 間に別の杭があります。
refusal-cannot-go-back = { $disc }はその向きには動かせません
refusal-empty-peg = 杭{ $peg }には持ち上げる円盤がありません。
refusal-no-such-peg = 杭{ $peg }はありません。

## Dials in a slide with a gap. $count: how many dials there are in $dials.

refusal-cannot-turn = { $dial }はそのようには回せません
refusal-face-it = { $count ->
   *[other] { $dials }がそのダイヤルのほうを向いています
}
# $place: outside or gap.
refusal-cannot-get-there = { $place ->
    [outside] { $dial }は今ケースの外へ出せません
   *[gap] { $dial }は今切り欠きへ動かせません
}
refusal-stop-the-slide = { $count ->
   *[other] 縦向きの{ $dials }がスライドを止めています
}

## Piles of stones.

refusal-nothing-taken = 石を1個以上取らなければなりません。
refusal-stones-added = 石は取るだけで、増やせません。
refusal-both-piles = 取れるのは片方の山からだけです。
refusal-not-the-same = 片方の山から{ $left }個、もう片方から{ $right }個を取ることはできません。
