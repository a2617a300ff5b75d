### The verdict on a guess: why a move that the rules allow is not the next one. $guess names it: ring 2, or disc 1 to B.

guess-back = 不是 { $guess }：那样又退回刚才的状态了。
# Here and below, $to-go is as status-to-go: 31 to go.
guess-no-nearer = 不是 { $guess }：那样离终点并没有更近，仍然 { $to-go }。
guess-away = 不是 { $guess }：那样离终点更远，{ $to-go }。
# $position is what the piles hold: 11 and 20.
guess-lets-rival-win = 不是 { $guess }：留下 { $position }，对方就能赢。
# A row of $streak right guesses.
guess-streak-ended = 连对 { $streak } 次，到此为止。
