### Puzzles whose pieces run on one line.

# From where the moves are numbered. $origin: a state in digits.
chain-numbered-from = { $origin }から
# Behind the count of all moves: how many of them are not strokes of the driver. $piece: ball, ring or piece.
chain-without-strokes = { $piece ->
    [ball] うちボールは{ $count }手
    [ring] うちリングは{ $count }手
   *[piece] うちピースは{ $count }手
}
# Behind that count: the count that was published.
chain-published = 最後の取り出しを含めて{ $count }手

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-name = 行ったり来たりの数え上げ

## The part that moves the other pieces: a bar, pushed in and pulled out, or a comb that slides.

driver = 駆動棒
# As the subject of a sentence.
the-driver = 駆動棒
the-driver-as-object = 駆動棒
# $count: how many other pieces there are, as 4 balls.
and-a-driver = { $count }と駆動棒
# Where it is: driver, in. As a place that is asked for: The driver must be in.
driver-in = 押し込み
driver-out = 引き出し
# Its moves.
driver-goes-in = 駆動棒を押し込む
driver-goes-out = 駆動棒を引き出す

comb = くし
the-comb = くし
the-comb-as-object = くし
and-a-comb = { $count }とくし
comb-on-the-left = 左
comb-on-the-right = 右
comb-goes-left = くしを左へ
comb-goes-right = くしを右へ
# Behind a count of moves, as strokes-counted.
comb-strokes-counted = くしの往復も数える
