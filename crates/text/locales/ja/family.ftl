### What is written on the boards of the n-ary family, and how their states are written.
### The places of pieces are nouns (縦向き, 外), those of rings verbs (外す, 掛ける): sentences here must suit both.

# In which order a state is written, behind what it is written with: 9 digits, free end last.
free-end-last = 自由端が最後
bar-one-first = バー1が最初
# What can be clicked, as begin-point-at says it: click a ring.
piece-any = ピース
# Why a move is refused.
one-step-at-a-time = ピースは一度に1段階しか動かせません。
# An order as above; the shift is a number behind the letters.
letters-then-shift = ダイヤル1が最後、そのあとにずれ
# Written on the pictures of boards. low-gate and only-flat-pass are two lines of one sign; comb-left and comb-right
# stand at the two ends of a scale on which a comb runs.
turn-here = ダイヤルが回るのはここだけ
comb-left = くし 左
comb-right = 右
low-gate = 低い出口：横向きの
only-flat-pass = ダイヤルだけ通れる
the-gap = 切り欠き：ここで回す
# Below the buttons that turn a dial: where it is turned.
at-the-gap = 切り欠きで
outside-the-case = ケースの外
# Below the two buttons that move the slide.
slide = スライド
push-in = スライドを押し込む
pull-out = スライドを引き出す
# Under the bracket of a dial that blocks a move: why it does.
stops-the-slide = スライドを止める
faces-it = じゃま

# Below the map of all states. $count: how many there are.
family-all-positions = 全{ $count }状態。
# Below a map of a route with dead ends. $count: the moves of the longest dead end.
family-way-and-dead-ends = { $count ->
   *[other] まっすぐな線が出口への経路、枝はどれも行き止まりで、深さは最大{ $count }手です。
}

## $place is a word for how pieces are (upright, off), from the names of the puzzle, or a place with a number
## (level 3, 3). A message whose name ends in -at, -to or -to-go is for the latter.

# Names a state in which all pieces are alike: all upright.
family-all-alike = すべて{ $place }
# How a dial is outside its case: facing right, outside.
family-faces-outside = { $place }（ケースの外）
# Under the bracket of one piece or of several that block a move. $pieces: one or several.
family-must-stand = { $pieces ->
    [several] 要：すべて{ $place }
   *[one] 要：{ $place }
}
family-must-stand-at = { $pieces ->
    [several] 要：すべて{ $place }
   *[one] 要：{ $place }
}
# What is so again after a move was taken back: ball 1 back to level 3, dial 2 upright again.
family-is-back-at = { $piece }は{ $place }に戻った
family-is-so-again = { $piece }は元どおり（{ $place }）
# Describes a state, a place after the other; the part that moves the others comes last: Up: elephants 5, 4. Down: elephants 3 to 1.
family-pieces-at-place = { $place }：{ $pieces }
# Why a move is refused: Dials 2 and 3 must be flat.
family-must-be-at-first = 先に{ $pieces }が{ $place }になければなりません
family-must-be-first = 先に{ $pieces }を動かす必要があります（{ $place }）

## Balls that stop a comb: $left and $right are the places where they do, such as −1 and 1.

family-comb-stops-twice = { $ball }が{ $left }と{ $right }でくしを止める
family-comb-stops-by-two = { $first }が{ $left }で、{ $second }が{ $right }でくしを止める
family-comb-stops = { $ball }が{ $place }でくしを止める
family-comb-runs = くしを止めるものはない

## Dead ends.

# Above the board. $moves: 3 moves.
family-dead-end = 行き止まり：{ $moves }戻ると経路
# A key in the list of keys, with the moves it takes: 1110, 170 moves.
family-dead-ends-of-key = { $count ->
    [0] 鍵{ $key }に行き止まりはありません。
   *[other] 鍵{ $key }には行き止まりが{ $count }か所あります。
}
