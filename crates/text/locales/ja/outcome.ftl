### What the caption of the board says on a first visit, after a refusal and at the goal.

# Here and below, $moves is a count with its unit: 341 moves.
outcome-goal-is-away = ゴールまで{ $moves }。
outcome-solved-in = { $moves }で解決
outcome-personal-best = 自己ベスト：{ $moves }
# How many more moves were made than $par. $than is what that is: the least that are possible, or what the route shown takes.
outcome-over-par = { $than ->
    [least] 最少の{ $par }手より{ $over }手多い
   *[shown] 表示された経路（{ $par }手）より{ $over }手多い
}
# When the piece of a refused move has its turn; $piece is its name, ring 5. The second one is a link.
outcome-its-turn = { $moves ->
   *[other] あと{ $moves }手で{ $piece }の番です。
}
outcome-go-to-its-turn = { $moves ->
   *[other] あと{ $moves }手で{ $piece }の番：そこへ進む
}
