### What the caption of the board says on a first visit, after a refusal and at the goal.

# Here and below, $moves is a count with its unit: 341 moves.
outcome-goal-is-away = 离终点还有 { $moves }。
outcome-solved-in = 用 { $moves } 完成
outcome-personal-best = 你的最好成绩：{ $moves }
# How many more moves were made than $par. $than is what that is: the least that are possible, or what the route shown takes.
outcome-over-par = { $than ->
    [least] 比最少的 { $par } 步多 { $over } 步
   *[shown] 比所示路线的 { $par } 步多 { $over } 步
}
# When the piece of a refused move has its turn; $piece is its name, ring 5. The second one is a link.
outcome-its-turn = 再走 { $moves } 步就轮到 { $piece }。
outcome-go-to-its-turn = 再走 { $moves } 步就轮到 { $piece }：跳到那里
