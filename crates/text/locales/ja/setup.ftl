### Setting a puzzle up.

puzzle = パズル
preset = プリセット
number-of-rings = リングの数
number-of-discs = 円盤の数
larger = 大きく
smaller = 小さく
start = スタート
goal = ゴール
swap = 入れ替え
swap-start-and-goal = スタートとゴールの入れ替え
# A start or goal where one ring is on, and all others off: Only ring 9.
only-ring = { $ring }だけ
random = ランダム
pegs = 杭
discs-go = 円盤の行き先
to-any-peg = どの杭へも
to-neighbours = 隣の杭へ
clockwise-only = 時計回りだけ
largest-first = 大きい順
pair-together = リング1と2を同時に動かせる
set-rings = リングをクリックして設定します。ここでは規則は関係ありません。
set-discs = 円盤を置きたい場所をクリックします。ここでは規則は関係ありません。
set-pieces = ピースをクリックして設定します。ここでは規則は関係ありません。
number-of-pieces = ピースの数
number-of-places = 1ピースの位置の数
fewer-places = 位置を減らす
more-places = 位置を増やす
cuts-of-key = 鍵の刻み
moves-of-each-key = 16種類の鍵それぞれの手数です。
turn-outside-too = ケースの外でも回せる
two-as-one = 2個同時の手あり
turns-outside = ケースの外の回転あり
all-outside = すべて外

# A state with all discs on one peg.
setup-all-on-peg = すべて{ $peg }
# Where a disc lies.
setup-on-peg = 杭{ $peg }の上
# The length of a state’s notation.
setup-digits = { $count }桁
setup-letters = { $count }文字

# Sums a set-up up: $count is as setup-shortest or, where nothing is proven, 341 moves; $convention is what counts as one
# move, as in one-ring-per-move; $proof is one of those below, or as upper-bound.
setup-summary = { $count }、{ $convention }、{ $proof }
setup-shortest = 最短：{ $moves }
setup-proven-unique = 証明済み、唯一
setup-proven-of-two = 証明済み、同じ長さの経路がもう一つ
setup-proven = 証明済み
