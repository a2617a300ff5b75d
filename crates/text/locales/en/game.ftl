### A game with piles.

# In which order a state is written.
left-then-right = left pile, right pile
left-pile = left pile
right-pile = right pile
# The row in which a move is put together: Take [number] from [left, right or both].
take = Take
take-from = from
from-left = left
from-right = right
from-both = both
how-many = How many
one-more = One more
one-less = One less
not-enough = There are not so many.
# Folded away below the board; then the marks on the quarter board that can be shown, and their legend.
who-wins = Who wins?
cold-positions = Cold positions
golden-lines = Golden lines
legend-cold = cold: leave your rival here
legend-moves = your moves
# The quarter board and the map beside it, to be heard.
quarter-board = Positions: left pile across, right pile up
map-of-positions = All positions from 0, 0 up: the frame is the part on the board
too-large-to-draw = Too large to draw. Who wins is exact all the same.
# Who plays against whom, and how the computer plays.
rival = Opponent
rival-nobody = Two at one screen
rival-second = The computer, you begin
rival-first = The computer, it begins
strength = The computer
strength-soon = wins quickly
strength-long = wins slowly
strength-lose = lets you win
game-rule = Allowed
one-or-both-piles = one pile or both
one-pile-only = one pile only (Nim)
new-game = New game
same-piles = Same piles again
computer-thinks = The computer is thinking

game-stones-in-a-bar = Each bar stands for { $stones } stones.
# Above the board: whose turn it is. First and second are two people at one screen.
game-turn-you = Your turn
game-turn-computer = The computer’s turn
game-turn-first = First player’s turn
game-turn-second = Second player’s turn
# The same sides at the end of the game.
game-winner-you = You took the last stone and win.
game-winner-computer = The computer took the last stone and wins.
game-winner-first = The first player took the last stone and wins.
game-winner-second = The second player took the last stone and wins.
# Who wins, in a word or two; cold is a position in which whoever moves loses, hot any other.
game-no-stone-is-left = No stone is left
game-cold-for-you = Cold: you can be beaten
game-cold = Cold: whoever moves loses
game-hot-for-you = Hot: you can win
game-hot = Hot: whoever moves wins
# In the place of the list of moves that win.
game-no-move-wins = No move wins from here.
# Below that list: why the one move or each of them wins, or what to do where none does.
game-is-over = The game is over.
game-why-none-wins = Whatever you take, your rival can answer. Take little and wait for a slip.
game-why-it-wins = It leaves a cold position: whatever your rival does, you can answer.
game-why-each-wins = Each leaves a cold position: whatever your rival does, you can answer.
# Behind the name of a place of the quarter board: 9 and 15, the game stands here, cold.
game-stands-here = the game stands here
game-place-is-cold = cold
