### The card of a win: the run in numbers, and what is sent to others.

## Numbers in a row, each above one of these words
win-moves = { $count ->
   *[other] 手
}
# The fewest that are possible; or where that is not proven, what the route shown takes.
win-fewest = 最少
win-at-most = 既知の最少
win-hints = { $count ->
   *[other] ヒント
}
win-looks = { $count ->
   *[other] のぞき見
}
win-moves-shown = { $count ->
   *[other] 手の表示
}
# Hints and looks counted together.
win-aids = ヒントとのぞき見
win-time = 時間

## The run as a ruler: the key of its marks, and what a screen reader says
win-nearer = 経路の上
win-other = 経路の外
win-hint = ヒント
win-look = のぞき見
# Where only the newest moves fit. $moves is the count of all with its unit.
win-newest = { $moves }のうち最後の{ $shown }手
# $moves is a count with its unit, $off how many of them came no nearer to the goal.
win-run = { $off ->
    [0] { $moves }、すべて経路の上
   *[other] { $moves }、うち{ $off }手は経路の外
}

## What is sent: one of these with hints and time, then the question. $puzzle is its name, $moves a count with its unit.
win-in = { $puzzle }を{ $moves }で解きました（最少は{ $par }手）
win-in-fewest = { $puzzle }を最少の{ $moves }で解きました
win-in-known = { $puzzle }を{ $moves }で解きました（既知の最少は{ $par }手）
# A puzzle whose name does not tell its size, with its size: Tower of Hanoi with 5 discs.
win-puzzle = { $puzzle }（{ $pieces }）
win-can-you = { $result }。あなたはどうですか？
# A game against the computer; $start: 14 and 20.
win-of-a-game = { $puzzle }で{ $start }から勝ちました。あなたはどうですか？
win-of-the-computer = { $puzzle }で{ $start }からコンピュータに負けました。あなたは勝てますか？
