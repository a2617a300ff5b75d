### A game with piles.

# The order in which a position is written.
left-then-right = left pile, right pile
left-pile = left pile
right-pile = right pile
# The row in which a move is entered: Take [number] from [left, right or both].
take = Take
take-from = from
from-left = left
from-right = right
from-both = both
how-many = How many
one-more = One more
one-less = One less
not-enough = There aren’t that many stones.
# A section below the board, closed at first; then the marks that can be shown on the quarter board, and their legend.
who-wins = Who wins?
legend-cold = cold: leave this to your opponent
legend-moves = your moves
# The quarter board and the map beside it, as a screen reader says them.
quarter-board = Positions: left pile across, right pile up
map-of-positions = All positions from 0, 0 up: the frame marks the part on the board
too-large-to-draw = This is too large to draw, but the verdict is still exact.
# Who plays against whom, and how the computer plays.
rival = Opponent
rival-nobody = Two players
rival-second = Computer (you start)
rival-first = Computer (it starts)
strength = Computer’s style
strength-soon = strong, quick
strength-long = strong, patient
strength-lose = easy
game-rule = You can take from
one-or-both-piles = one pile or both
one-pile-only = one pile only (Nim)
new-game = New game
same-piles = Play these piles again
computer-thinks = The computer is thinking

game-stones-in-a-bar = Each bar stands for { $stones } stones.
# Above the board: whose turn it is. First and second are two people who share a screen.
game-turn-you = Your turn
game-turn-computer = The computer’s turn
game-turn-first = First player’s turn
game-turn-second = Second player’s turn
# The same sides at the end of the game.
game-winner-you = You took the last stone. You win.
game-winner-computer = The computer took the last stone. It wins.
game-winner-first = The first player took the last stone and wins.
game-winner-second = The second player took the last stone and wins.
# Who can win, in a few words; in a cold position the player to move loses, any other is hot.
game-no-stone-is-left = No stone is left
game-cold-for-you = Cold: you can be beaten
game-cold = Cold: the player to move loses
game-hot-for-you = Hot: you can win
game-hot = Hot: the player to move can win
# In place of the list of winning moves.
game-no-move-wins = No move wins from here.
# Below that list: why the one move or each of them wins, or what to do where none does.
game-is-over = The game is over.
game-why-none-wins = Whatever you take, your opponent has an answer. Take only a little and wait for a mistake.
game-why-it-wins = It leaves a cold position: whatever your opponent does, you have an answer.
game-why-each-wins = Each leaves a cold position: whatever your opponent does, you have an answer.
# After the name of a square of the quarter board: 9 and 15, the game is here, cold.
game-stands-here = the game is here
game-place-is-cold = cold
# Hints. The difference of the piles; then $position: 6 and 10.
game-hint-difference = The difference is { $larger } − { $smaller } = { $difference }.
game-hint-leave = { $position } is a cold position: from there every move loses.
game-hint-cold = { $position } is itself a cold position: no move wins.
# The move where none wins; $take is one: take 1 from the left pile.
game-hint-hope = { $take } and hope for a mistake.

## A game against the computer.

# The rules in one line beside the title: in full, on a phone, on the smallest one.
game-rules-of-both = take from one pile, or the same number from both; the last stone wins
game-rules-of-both-short = Take from one pile, or the same from both. Last stone wins.
game-rules-of-both-shortest = One pile, or the same from both. Last stone wins.
game-rules-of-one = take any number of stones from one pile; the last stone wins
game-rules-of-one-short = Take from one pile. Last stone wins.
game-computer-took = { $pile ->
    [left] The computer took { $count } from the left pile.
    [right] The computer took { $count } from the right pile.
   *[both] The computer took { $count } from both piles.
}
# Below that sentence, for one pile: 12 − 8 = 4 are left there.
game-sum-left = { $left ->
    [one] { $before } − { $count } = { $left } is left there.
   *[other] { $before } − { $count } = { $left } are left there.
}
game-stones-left = There are { $left } and { $right } stones.
game-move-number = Move { $step }.
game-show-again = Show again
# Above a pile.
game-stones-taken = { $count } taken
# Beside the computer’s arrow; $take is wythoff-take-short, 8 from right.
game-computer-take-short = computer: { $take }
# In a box of the row of moves, below who made it.
game-take-shortest = { $pile ->
    [left] left −{ $count }
    [right] right −{ $count }
   *[both] both −{ $count }
}
game-you = you
game-computer = computer
# The same of two people who share a screen.
game-first = first
game-second = second
# The last box of that row, for the move that comes.
game-your-move = your move
legend-you-went = you went
legend-computer-went = the computer went
# The button in place of “Take …” where the computer is to move, as after the slider was moved.
game-let-computer-move = Let the computer move

## The end of a game against the computer. The cold positions are those from which every move loses.

game-won-all-along = You won, leaving a cold position every time.
game-won-at = You won after all: the computer slipped at move { $step }.
game-lost-from-the-start = You had no winning move.
game-lost-at = You didn’t leave a cold position at move { $step }.
game-last-taken = The computer took the last stones at move { $step }
# $moves: 13 moves. $start: 14 and 20.
game-moves-from = { $moves }, from { $start }
game-go-to-move = Go to move { $step }
game-try-again-from = Try again from move { $step }
game-play-again = Play again
game-moves-of-the-game = The moves of this game
# $from, $to, $answer: 8 and 12.
game-how-it-turned = From { $from } you left { $to }; the computer could then leave { $answer }, which is cold.
# $take is wythoff-take-short.
game-better = Better: { $take }, leaving { $left }, which is cold.
hide-again = Hide again
