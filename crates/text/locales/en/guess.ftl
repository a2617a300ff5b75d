### The verdict on a guess: why a move that the rules allow is not the next one. $guess names it: ring 2, or disc 1 to B.

guess-back = Not { $guess }: that would undo what you just did.
# Here and below, $to-go is as status-to-go: 31 to go.
guess-no-nearer = Not { $guess }: that gets you no closer (still { $to-go }).
guess-away = Not { $guess }: that takes you further from the goal ({ $to-go }).
# $position is what the piles hold: 11 and 20.
guess-lets-rival-win = Not { $guess }: from { $position } your opponent can win.
# A row of $streak right guesses.
guess-streak-ended = Your streak of { $streak } has ended.
