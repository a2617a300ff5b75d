### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = 下一步
solve = 自己解
guided = 帶著走

## What helped: beside each other below the board. A look is an explanation, or a position ahead, that was uncovered.
helped-moves-shown = 提示走法 { $count } 步
helped-hints = 提示 { $count } 次
helped-looks = 看答案 { $count } 次
# The same at the end, after: Solved in 21 moves.
helped-of-them-shown = 其中 { $count } 步是提示的
helped-looks-at-the-answer = 看過 { $count } 次答案

## The timeline: it ends at the last move played
solve-at-best = { $sure ->
    [proven] 最少 { $moves }
   *[other] 最多 { $moves }
}
solve-move = 步數
# Beside the field with the step: 12 of 12 played.
solve-of-played = 共走了 { $steps } 步
# The same, as a screen reader says it.
solve-step-played = 第 { $step } 步，共走了 { $steps } 步
solve-your-move = 你走的 { $ordinal } 步。
# In the empty part of the tape.
solve-next-is-yours = 下一步由你來走。
solve-moves-appear = 你走的步會出現在這裡。

## A dialog, when a step ahead of the moves played is asked for
solve-go-ahead = 要往前看嗎？
solve-go-ahead-what = 那裡有你還沒走過的步，看了算一次看答案。
solve-stay = 不看
solve-show-me = 看一下

solve-rules = { $count ->
    [2] 兩條規則
   *[other] { $number } 條規則
}
solve-your-moves = 你走的步
solve-own-moves = 最近幾步動的：{ $pieces }
solve-know = 你已經知道的
solve-times-moved = 各動過幾次
solve-now = 現在
solve-moved = 次數
solve-to-go = 還差幾步
solve-all-positions = 所有狀態
solve-the-ladder = 逐級推理
solve-two-rows = 兩列對照
solve-the-map = 狀態圖
solve-covered = 還沒揭開的
solve-counts = 每揭開一項，算一次看答案
# In place of the graph, with a button to show it.
solve-map-tells = 狀態圖上有所有狀態和路線，看了算一次看答案。
# What is to be done, where the ends are not the usual ones. They are names of states: all off.
solve-reach = 從 { $start } 走到 { $goal }。

## A win. $what is a size with its moves: four rings, 10 moves.
solve-harder = 更難的：{ $what }
