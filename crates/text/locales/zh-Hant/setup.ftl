### Setting a puzzle up.

puzzle = 題目
preset = 預設
number-of-rings = 環數
number-of-discs = 圓盤數
larger = 增大
smaller = 減小
start = 起點
goal = 終點
swap = 互換
swap-start-and-goal = 互換起點和終點
only-ring = 只剩 { $ring }
random = 隨機
pegs = 柱子數
discs-go = 圓盤可移到
to-any-peg = 任意柱子
to-neighbours = 相鄰的柱子
clockwise-only = 順時針下一根
largest-first = 由大到小
pair-together = 第 1、2 環可以一起動
set-rings = 點環就能改，這裡不受規則限制。
set-discs = 想讓圓盤在哪裡，就點哪裡；這裡不受規則限制。
set-pieces = 點零件就能改，這裡不受規則限制。
number-of-pieces = 零件數
number-of-places = 每個零件的位置數
fewer-places = 減少位置
more-places = 增加位置
cuts-of-key = 鑰匙的齒形
moves-of-each-key = 16 種鑰匙各要幾步。
turn-outside-too = 大象也可以在盒外轉
two-as-one = 兩環同動
turns-outside = 盒外也可轉
all-outside = 全部在盒外

# A state with all discs on one peg.
setup-all-on-peg = 全在 { $peg }
# Where a disc lies.
setup-on-peg = 在 { $peg } 柱
# How long the notation of a state is.
setup-digits = { $count } 位
setup-letters = { $count } 個字母

# The sum of a set-up: $count is as setup-shortest or, where nothing is proved, 341 moves; $convention is what counts as one
# move, as in one-ring-per-move; $proof is one of those below, or as upper-bound.
setup-summary = { $count }，{ $convention }，{ $proof }
setup-shortest = 最短：{ $moves }
setup-proven-unique = 已證明，唯一
setup-proven-of-two = 已證明；另有一條同樣短的路線
setup-proven = 已證明
