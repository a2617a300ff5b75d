### What a count counts, and how sure it is.

one-ring-per-move = 每步動一環
pair-per-move = 第 1、2 環可以一起動
one-disc-per-move = 每步動一個圓盤
one-turn-per-move = 每取一次算一步
proven-shortest = 已證明最短
presumed-shortest = 推測最短
upper-bound = 步數上限
line-of-play = 示範對局
another-route = 另有一條同樣短的路線
one-step-per-move = 每步把一個零件移動一格
quarter-turn-per-move = 每步轉四分之一圈
one-rod-per-move = 每步動一根桿
one-bar-per-move = 每步翻一根橫條
one-turn-of-a-dial = 每步轉一頭大象
strokes-counted = 驅動桿的動作也算步數
rule-is-model = 規則是推定的
