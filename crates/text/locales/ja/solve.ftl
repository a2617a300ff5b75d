### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = 次の手
solve = 自力
guided = 案内

## What helped: beside each other below the board. A look is an explanation that was shown, or a stretch ahead of the own moves.
helped-moves-shown = 手の表示{ $count }回
helped-hints = ヒント{ $count }回
helped-looks = のぞき見{ $count }回
# The same at the end, after: Solved in 21 moves.
helped-of-them-shown = うち{ $count }手は表示
helped-looks-at-the-answer = 答えののぞき見{ $count }回

## The timeline
# A fact of the task, beside its title; $moves is a count of moves. $sure says whether it is proven that there is no shorter route.
solve-at-best = { $sure ->
    [proven] 最短{ $moves }
   *[other] { $moves }以下
}
# The value of the slider after the first own move, when the number of steps would judge each move.
solve-step = ステップ{ $step }
# Below the last move played; $ordinal is as ordinal writes it.
solve-your-move = あなたの{ $ordinal }の手。

## Looking at a step ahead of the own moves. The label is followed by the step: Looking ahead: step 123
solve-looking = 先読み
step-number = ステップ{ $step }
solve-own-end = 自分の手はステップ{ $step }までです。
solve-one-look = のぞき見1回と数えます。
# Buttons. The first two lead back to where the own moves end.
solve-back-to = 自分の{ $step }手目に戻る
solve-back-to-start = スタートに戻る
solve-go-on = ここから続ける

## The panel beside the board
# The title of the rules; $number is $count as a word up to ten.
solve-rules = { $count ->
    [1] 一つの規則
    [2] 二つの規則
    [3] 三つの規則
    [4] 四つの規則
   *[other] 規則{ $number }個
}
# Below the rules, with the buttons Hint and Show the explanation.
solve-stuck = 行き詰まりましたか？
solve-stuck-how = ヒントは、どこを見るか、なぜか、どの手かの順に教えます。手の見つけ方を自分で読むこともできます。解説では、どの方法もこの状態に当てはめて説明します。
solve-explain = 解説を表示
solve-told = 何を見たかは結果に表示されます。
# What is to be done, where the ends are not the usual ones. They are names of states: all off.
solve-reach = 「{ $start }」から「{ $goal }」にします。

## A win. $what is a size with its moves: four rings, 10 moves.
solve-harder = もっと難しく：{ $what }
