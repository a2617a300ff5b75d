### The boards: what they show, and their marks.

# What the button of a ring, a peg or a piece says after its name, as phrases: “Ring 2, on, can move, best next”.
on = 掛かっている
off = 外れている
can-move = 動かせる
best-next = 次の最善手
cannot-move = 動かせない
can-take-it = ここに置ける
# How a ring must be, under its bracket.
must-be-on = 掛けておく
must-be-off = 外しておく

# Phrases in a row, the first ones in $text already.
phrases = { $text }、{ $phrase }
# $peg is a letter.
board-peg-name = 杭{ $peg }
# Nothing is on a peg.
board-peg-empty = 空
# The discs of a peg one by one from the largest on, the first ones in $discs already: “3 2 1”. They are then the
# $numbers of disc-names.
board-stack = { $discs }・{ $disc }
# A run of equal rings that is drawn as one.
board-ring-run = リング{ $high }～{ $low }
# Which rings the board shows where it does not show all; there are $of of them.
board-rings-shown = リング{ $high }～{ $low }（全{ $of }個）
# A phrase after the discs of a peg.
board-disc-lifted = 持ち上げ中：円盤{ $disc }
# $number is a word: “four”.
board-peg-count = 杭{ $number }本
# On the button that moves two rings as one: off where they are on.
board-pair-off = リング1と2を外す
board-pair-on = リング1と2を掛ける
# Which pegs a disc may go to.
board-peg-rule-neighbours = 隣の杭だけ
board-peg-rule-one-way = 時計回りだけ
# At which end of the board rings are free to move.
board-free-end-left = 自由端は左
board-free-end-right = 自由端は右
