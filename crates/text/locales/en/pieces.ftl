### What the pieces of every puzzle are called, alone, in rows and counted; where they stand, and how they go there.
# Each kind of piece has its own messages, since plurals, genders and classifiers go with the noun:
# …-name: one piece. $number is its number, or a letter that stands for any number: “disc n”.
# …-names: several pieces. $numbers is a list made of list-comma, pieces-run and pieces-and: “64 to 42, 40”, “1, 2 and 3”.
# …-count: how many there are.
# …-goes: a piece goes to a place that has a name. $piece is made of …-name or …-names, $place is one of the names of
#   places below it. It is seen among the moves, and begins sentences: “Ring 2 off.”
# which-…: the question of a first hint.

# From a piece to another, up or down, at least four in a row.
pieces-run = { $first } to { $last }
# The end of a list in a sentence, from the smallest piece on.
pieces-and = { $pieces } and { $last }
# A place that has a number only.
place-number = place { $number }

## Rings: of the Chinese rings, and of a burr
ring-name = ring { $number }
ring-names = rings { $numbers }
ring-count = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
# Where a ring goes: off the bar, or onto it.
ring-off = off
ring-on = on
# Where a ring is; ring-off and ring-on are on its mark and say where it goes.
ring-is-off = off
ring-is-on = on
ring-goes = { $place ->
    [on] { $piece } on
   *[off] { $piece } off
}
which-ring = Which larger ring do you want to move next, and what does it need?

## Discs
disc-name = disc { $number }
disc-names = discs { $numbers }
disc-count = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
which-disc = Which larger disc do you want to move next, and where?

## Dials: elephants in Chinese, after the brand
dial-name = dial { $number }
dial-names = dials { $numbers }
dial-count = { $count ->
    [one] { $count } dial
   *[other] { $count } dials
}
# Where a dial stands or turns to. Dials that turn inside their case only are flat or upright.
dial-flat = flat
dial-upright = upright
dial-left = facing left
dial-right = facing right
dial-goes = { $piece } { $place }
which-dial = Which higher-numbered dial do you want to turn next, and what does it need?
# Of dials that can turn more than one way.
which-open-dial = Which dial do you want to turn, and how does it get there?

## Rods: of The Brain
rod-name = rod { $number }
rod-names = rods { $numbers }
rod-count = { $count ->
    [one] { $count } rod
   *[other] { $count } rods
}
rod-in = in
rod-out = out
rod-goes = { $piece } { $place }
which-rod = Which higher-numbered rod do you want to move next, and what does it need?

## Balls: of Kugellager
ball-name = ball { $number }
ball-names = balls { $numbers }
ball-count = { $count ->
    [one] { $count } ball
   *[other] { $count } balls
}
ball-level = level { $number }
which-ball = Which ball do you want to move, and what is in its way?

## Pieces of puzzles that have no better name for them
piece-name = piece { $number }
piece-names = pieces { $numbers }
piece-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
# $place is made of place-number or ball-level; $piece may be the driver.
piece-goes = { $piece } to { $place }
which-piece = Which higher-numbered piece do you want to move next, and what does it need?

## Elephants: of the Crazy Elephant Dance
elephant-name = elephant { $number }
elephant-names = elephants { $numbers }
elephant-count = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
elephant-up = up
elephant-right = right
elephant-down = down
elephant-goes = { $piece } { $place }
which-elephant = Which higher-numbered elephant do you want to turn next, and what does it need?

## Bars: of the Hexadecimal Puzzle
bar-name = bar { $number }
bar-names = bars { $numbers }
bar-count = { $count ->
    [one] { $count } bar
   *[other] { $count } bars
}
bar-up = up
bar-down = down
bar-goes = { $piece } { $place }
which-bar = Which higher-numbered bar do you want to tilt next, and what does it need?

## Piles of stones: the left and the right one
both-piles = both piles
two-piles = two piles
which-stones = What can you leave so that every move from there loses?
