### The card of a win: the run in numbers, and what is sent to others.

## Numbers in a row, each above one of these words
win-moves = { $count ->
    [one] move
   *[other] moves
}
# The fewest that are possible; or where that is not proven, what the route shown takes.
win-fewest = the fewest
win-at-most = at most
win-hints = { $count ->
    [one] hint
   *[other] hints
}
win-looks = { $count ->
    [one] peek
   *[other] peeks
}
win-moves-shown = { $count ->
    [one] move shown
   *[other] moves shown
}
# Hints and looks counted together.
win-aids = hints and peeks
win-time = time

## The run as a ruler: the key of its marks, and what a screen reader says
win-nearer = on the route
win-other = off it
win-hint = hint
win-look = peek
# Where only the newest moves fit. $moves is the count of all with its unit.
win-newest = the last { $shown } of { $moves }
# $moves is a count with its unit, $off how many of them came no nearer to the goal.
win-run = { $off ->
    [0] { $moves }, all on the route
   *[other] { $moves }, { $off } of them off the route
}

## What is sent: one of these with hints and time, then the question. $puzzle is its name, $moves a count with its unit.
win-in = { $puzzle } in { $moves } ({ $par } is the fewest)
win-in-fewest = { $puzzle } in { $moves }, the fewest possible
win-in-known = { $puzzle } in { $moves } ({ $par } at most)
# A puzzle whose name does not tell its size, with its size: Tower of Hanoi with 5 discs.
win-puzzle = { $puzzle } with { $pieces }
win-can-you = { $result }. Can you?
# A game against the computer; $start: 14 and 20.
win-of-a-game = I won { $puzzle } from { $start }. Can you?
win-of-the-computer = The computer beat me at { $puzzle } from { $start }. Can you win?
