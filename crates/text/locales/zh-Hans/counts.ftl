### What a count counts, and how sure it is.

one-ring-per-move = 每步动一环
pair-per-move = 第 1、2 环可以一起动
one-disc-per-move = 每步动一个盘子
one-turn-per-move = 每取一次算一步
proven-shortest = 已证明最短
presumed-shortest = 推测最短
upper-bound = 步数上限
line-of-play = 示范对局
another-route = 另有一条同样短的路线
one-step-per-move = 每步把一个零件移动一格
quarter-turn-per-move = 每步转四分之一圈
one-rod-per-move = 每步动一根杆
one-bar-per-move = 每步翻一根横条
one-turn-of-a-dial = 每步转一头大象
strokes-counted = 驱动杆的动作也算步数
rule-is-model = 规则是推定的
