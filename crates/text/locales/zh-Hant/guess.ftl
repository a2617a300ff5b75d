### The verdict on a guess: why a move that the rules allow is not the next one. $guess names it: ring 2, or disc 1 to B.

guess-back = 不是 { $guess }：那樣又退回剛才的狀態了。
# Here and below, $to-go is as status-to-go: 31 to go.
guess-no-nearer = 不是 { $guess }：那樣離終點並沒有更近，仍然 { $to-go }。
guess-away = 不是 { $guess }：那樣離終點更遠，{ $to-go }。
# $position is what the piles hold: 11 and 20.
guess-lets-rival-win = 不是 { $guess }：留下 { $position }，對方就能贏。
# A row of $streak right guesses.
guess-streak-ended = 連對 { $streak } 次，到此為止。
