### What a count counts, and how sure it is.

# Facts of a task, in a row with commas: 9 rings, all on → all off, 341 moves, one ring per move, proven shortest.
one-ring-per-move = 1手でリング1個
pair-per-move = リング1と2は同時に動かせる
one-disc-per-move = 1手で円盤1枚
one-turn-per-move = 1手番で1手
proven-shortest = 最短（証明済み）
presumed-shortest = 最短と推定
upper-bound = 上限
line-of-play = 手順の一例
another-route = 同じ長さの経路がもう一つある
one-step-per-move = 1手でピース1個を1段階
quarter-turn-per-move = 1手で4分の1回転
one-rod-per-move = 1手でロッド1本
one-bar-per-move = 1手でバー1本
one-turn-of-a-dial = 1手でダイヤル1個を回す
strokes-counted = 駆動棒の出し入れも数える
rule-is-model = 規則は推定による復元
