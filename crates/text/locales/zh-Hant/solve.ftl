### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = 下一步
solve = 自己解
guided = 帶著走

## What helped: beside each other below the board. A look is an explanation that was shown, or a stretch ahead of the own moves.
helped-moves-shown = 提示走法 { $count } 步
helped-hints = 提示 { $count } 次
helped-looks = 看答案 { $count } 次
# The same at the end, after: Solved in 21 moves.
helped-of-them-shown = 其中 { $count } 步是提示的
helped-looks-at-the-answer = 看過 { $count } 次答案

## The timeline
solve-at-best = { $sure ->
    [proven] 最少 { $moves }
   *[other] 不超過 { $moves }
}
solve-step = 第 { $step } 步
solve-your-move = 你走的 { $ordinal } 步。

## Looking at a step ahead of the own moves. The label is followed by the step: Looking ahead: step 123
solve-looking = 往前看
step-number = 第 { $step } 步
solve-own-end = 你自己走到第 { $step } 步。
solve-one-look = 這算看一次答案。
solve-back-to = 回到我的第 { $step } 步
solve-back-to-start = 回到起點
solve-go-on = 從這裡接著走

solve-rules = { $count ->
    [2] 兩條規則
   *[other] { $number } 條規則
}
solve-stuck = 卡住了？
solve-stuck-how = 提示先說該看哪裡，再說為什麼，最後才說走哪一步。也可以自己學著找：各種方法都會配合眼前的狀態來講。
solve-explain = 看解說
solve-told = 看過什麼，會和成績寫在一起。
# What is to be done, where the ends are not the usual ones. They are names of states: all off.
solve-reach = 從 { $start } 走到 { $goal }。

## A win. $what is a size with its moves: four rings, 10 moves.
solve-harder = 更難的：{ $what }
