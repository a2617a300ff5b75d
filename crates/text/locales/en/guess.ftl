### The verdict on a guess: why a move that the rules allow is not the next one. $guess names it: ring 2, or disc 1 to B.

guess-back = Not { $guess }: it would put back what you just did.
# Here and below, $to-go is as status-to-go: 31 to go.
guess-no-nearer = Not { $guess }: it brings the goal no nearer, still { $to-go }.
guess-away = Not { $guess }: it leads away from the goal, with { $to-go }.
# $position is what the piles hold: 11 and 20.
guess-lets-rival-win = Not { $guess }: from { $position } your rival can win.
# A row of $streak right guesses.
guess-streak-ended = Streak { $streak } ended.
