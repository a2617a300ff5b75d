### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = 下一步
solve = 自己解
guided = 带着走

## What helped: beside each other below the board. A look is an explanation, or a position ahead, that was uncovered.
helped-moves-shown = 提示走法 { $count } 步
helped-hints = 提示 { $count } 次
helped-looks = 看答案 { $count } 次
# The same at the end, after: Solved in 21 moves.
helped-of-them-shown = 其中 { $count } 步是提示的
helped-looks-at-the-answer = 看过 { $count } 次答案

## The timeline: it ends at the last move played
solve-at-best = { $sure ->
    [proven] 最少 { $moves }
   *[other] 最多 { $moves }
}
solve-move = 步数
# Beside the field with the step: 12 of 12 played.
solve-of-played = 共走了 { $steps } 步
# The same, as a screen reader says it.
solve-step-played = 第 { $step } 步，共走了 { $steps } 步
solve-your-move = 你走的 { $ordinal } 步。
# In the empty part of the tape.
solve-next-is-yours = 下一步由你来走。
solve-moves-appear = 你走的步会出现在这里。

## A dialog, when a step ahead of the moves played is asked for
solve-go-ahead = 要往前看吗？
solve-go-ahead-what = 那里有你还没走过的步，看了算一次看答案。
solve-stay = 不看
solve-show-me = 看一下

solve-rules = { $count ->
    [2] 两条规则
   *[other] { $number } 条规则
}
solve-your-moves = 你走的步
solve-own-moves = 最近几步动的：{ $pieces }
solve-know = 你已经知道的
solve-times-moved = 各动过几次
solve-now = 现在
solve-moved = 次数
solve-to-go = 还差几步
solve-all-positions = 所有状态
solve-the-ladder = 逐级推理
solve-two-rows = 两行对照
solve-the-map = 状态图
solve-covered = 还没揭开的
solve-counts = 每揭开一项，算一次看答案
# In place of the graph, with a button to show it.
solve-map-tells = 状态图上有所有状态和路线，看了算一次看答案。
# What is to be done, where the ends are not the usual ones. They are names of states: all off.
solve-reach = 从 { $start } 走到 { $goal }。

## A win. $what is a size with its moves: four rings, 10 moves.
solve-harder = 更难的：{ $what }
