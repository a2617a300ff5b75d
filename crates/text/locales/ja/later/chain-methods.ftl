### Puzzles whose pieces run on one line: the card of digits.

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-seen = 各ピースは、自分の位置を上ったり下ったりして数える桁です。枠で囲んだ列が次に動きます。
chain-digits-reach = 全状態が一列に並ぶパズル。
digits-course = どの桁も、最後の値まで上っては0に戻ることを繰り返します。▲は上り、▼は下り、■は端に着いたところです。
digits-fastest-moves = まだ端にない桁のうち、一番速いものが動きます。
# $far: 44 to go.
digits-read = 一つの数として読むと{ $number }です。ゴールは{ $goal }：{ $far }。
digits-place = 位置
digits-going = 向き
digits-digit = 数字
# What stands below digits-going.
digits-up = 上り
digits-down = 下り
digits-at-the-end = 端
# Before the moves ahead.
digits-pieces-next = 次のピース

## Reasons and formulas on the cards
digits-why = 下りの桁は逆向きに数えます。位置dにあるとき、最後の位置からdを引いた数として数えます。
