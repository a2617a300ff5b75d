### The boards: what they show, and their marks.

# What the button of a ring, a peg or a piece says after its name, as phrases: “Ring 2, on, can move, best next”.
on = on
off = off
can-move = can move
best-next = best next
cannot-move = cannot move
can-take-it = can go here
# How a ring must be, under its bracket.
must-be-on = must be on
must-be-off = must be off

# Phrases in a row, the first ones in $text already.
phrases = { $text }, { $phrase }
# $peg is a letter.
board-peg-name = Peg { $peg }
# Nothing is on a peg.
board-peg-empty = empty
# The discs of a peg one by one from the largest on, the first ones in $discs already: “3 2 1”. They are then the
# $numbers of disc-names.
board-stack = { $discs } { $disc }
# A run of equal rings that is drawn as one.
board-ring-run = Rings { $high } to { $low }
# Which rings the board shows where it does not show all; there are $of of them.
board-rings-shown = Rings { $high } to { $low } of { $of }
# A phrase after the discs of a peg.
board-disc-lifted = lifted: disc { $disc }
# $number is a word: “four”.
board-peg-count = { $number } pegs
# On the button that moves two rings as one: off where they are on.
board-pair-off = Take rings 1 and 2 off
board-pair-on = Put rings 1 and 2 on
# Which pegs a disc may go to.
board-peg-rule-neighbours = neighbouring pegs only
board-peg-rule-one-way = clockwise only
# At which end of the board rings are free to move.
board-free-end-left = free end left
board-free-end-right = free end right
