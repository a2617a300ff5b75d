### Setting a puzzle up.

puzzle = 题目
preset = 预设
number-of-rings = 环数
number-of-discs = 盘子数
larger = 增大
smaller = 减小
start = 起点
goal = 终点
swap = 互换
swap-start-and-goal = 互换起点和终点
only-ring = 只剩 { $ring }
random = 随机
pegs = 柱子数
discs-go = 盘子可移到
to-any-peg = 任意柱子
to-neighbours = 相邻的柱子
clockwise-only = 顺时针下一根
largest-first = 从大到小
pair-together = 第 1、2 环可以一起动
set-rings = 点环就能改，这里不受规则限制。
set-discs = 想让盘子在哪里，就点哪里；这里不受规则限制。
set-pieces = 点零件就能改，这里不受规则限制。
number-of-pieces = 零件数
number-of-places = 每个零件的位置数
fewer-places = 减少位置
more-places = 增加位置
cuts-of-key = 钥匙的齿形
moves-of-each-key = 16 种钥匙各要几步。
turn-outside-too = 大象也可以在盒外转
two-as-one = 两环同动
turns-outside = 盒外也可转
all-outside = 全部在盒外

# A state with all discs on one peg.
setup-all-on-peg = 全在 { $peg }
# Where a disc lies.
setup-on-peg = 在 { $peg } 柱
# How long the notation of a state is.
setup-digits = { $count } 位
setup-letters = { $count } 个字母

# The sum of a set-up: $count is as setup-shortest or, where nothing is proved, 341 moves; $convention is what counts as one
# move, as in one-ring-per-move; $proof is one of those below, or as upper-bound.
setup-summary = { $count }，{ $convention }，{ $proof }
setup-shortest = 最短：{ $moves }
setup-proven-unique = 已证明，唯一
setup-proven-of-two = 已证明；另有一条同样短的路线
setup-proven = 已证明
