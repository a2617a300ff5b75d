### The card of a win: the run in numbers, and what is sent to others.

## Numbers in a row, each above one of these words
win-moves = { $count ->
   *[other] 步
}
# The fewest that are possible; or where that is not proven, what the route shown takes.
win-fewest = 最少步數
win-at-most = 至多
win-hints = { $count ->
   *[other] 次提示
}
win-looks = { $count ->
   *[other] 次看答案
}
win-moves-shown = { $count ->
   *[other] 步是提示的
}
# Hints and looks counted together.
win-aids = 次提示和看答案
win-time = 時間

## The run as a ruler: the key of its marks, and what a screen reader says
win-nearer = 在路線上
win-other = 離開路線
win-hint = 提示
win-look = 看答案
# Where only the newest moves fit. $moves is the count of all with its unit.
win-newest = 最後 { $shown } 步，共 { $moves }
# $moves is a count with its unit, $off how many of them came no nearer to the goal.
win-run = { $off ->
    [0] { $moves }，全在路線上
   *[other] { $moves }，其中 { $off } 步離開了路線
}

## What is sent: one of these with hints and time, then the question. $puzzle is its name, $moves a count with its unit.
win-in = { $puzzle }，用 { $moves } 完成（最少 { $par } 步）
win-in-fewest = { $puzzle }，用 { $moves } 完成，正是最少步數
win-in-known = { $puzzle }，用 { $moves } 完成（已知的路線 { $par } 步）
# A puzzle whose name does not tell its size, with its size: Tower of Hanoi with 5 discs.
win-puzzle = { $pieces } 的 { $puzzle }
win-can-you = { $result }。你來試試？
win-of-a-game = { $puzzle }，從 { $start } 開始，我贏了。你來試試？
win-of-the-computer = { $puzzle }，從 { $start } 開始，電腦贏了我。你能贏嗎？
