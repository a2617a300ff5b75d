### What the pieces of every puzzle are called, alone, in rows and counted; where they stand, and how they go there.
# A place is used with “sein” (muss drauf sein), and alone. Where a move needs another word, it is chosen by the place.

pieces-run = { $first } bis { $last }
pieces-and = { $pieces } und { $last }
place-number = Platz { $number }

## Rings: of the Chinese rings, and of a burr
ring-name = Ring { $number }
ring-names = Ringe { $numbers }
ring-count = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}
ring-off = ab
ring-on = drauf
ring-is-off = ab
ring-is-on = drauf
ring-goes = { $place ->
    [on] { $piece } drauf
   *[off] { $piece } ab
}
which-ring = Welchen größeren Ring willst du als Nächstes bewegen, und was braucht er dazu?

## Discs
disc-name = Scheibe { $number }
disc-names = Scheiben { $numbers }
disc-count = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
which-disc = Welche größere Scheibe willst du als Nächstes bewegen, und wohin?

## Dials
dial-name = Drehknopf { $number }
dial-names = Drehknöpfe { $numbers }
dial-count = { $count ->
    [one] { $count } Drehknopf
   *[other] { $count } Drehknöpfe
}
dial-flat = flach
dial-upright = aufrecht
dial-left = nach links
dial-right = nach rechts
dial-goes = { $piece } { $place }
which-dial = Welchen Drehknopf mit höherer Nummer willst du als Nächstes drehen, und was braucht er dazu?
which-open-dial = Welchen Drehknopf willst du drehen, und wie kommt er an die richtige Stelle?

## Rods: of The Brain
rod-name = Stift { $number }
rod-names = Stifte { $numbers }
rod-count = { $count ->
    [one] { $count } Stift
   *[other] { $count } Stifte
}
rod-in = drin
rod-out = raus
rod-goes = { $place ->
    [drin] { $piece } rein
   *[other] { $piece } { $place }
}
which-rod = Welchen Stift mit höherer Nummer willst du als Nächstes bewegen, und was braucht er dazu?

## Balls: of Kugellager
ball-name = Kugel { $number }
ball-names = Kugeln { $numbers }
ball-count = { $count ->
    [one] { $count } Kugel
   *[other] { $count } Kugeln
}
ball-level = Stufe { $number }
which-ball = Welche Kugel willst du bewegen, und was steht ihr im Weg?

## Pieces of puzzles that have no better name for them
piece-name = Teil { $number }
piece-names = Teile { $numbers }
piece-count = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
piece-goes = { $piece } auf { $place }
which-piece = Welches Teil mit höherer Nummer willst du als Nächstes bewegen, und was braucht es dazu?

## Elephants: of the Crazy Elephant Dance
elephant-name = Elefant { $number }
elephant-names = Elefanten { $numbers }
elephant-count = { $count ->
    [one] { $count } Elefant
   *[other] { $count } Elefanten
}
elephant-up = oben
elephant-right = rechts
elephant-down = unten
elephant-goes = { $piece } nach { $place }
which-elephant = Welchen Elefanten mit höherer Nummer willst du als Nächstes drehen, und was braucht er dazu?

## Bars: of the Hexadecimal Puzzle
bar-name = Riegel { $number }
bar-names = Riegel { $numbers }
bar-count = { $count ->
    [one] { $count } Riegel
   *[other] { $count } Riegel
}
bar-up = oben
bar-down = unten
bar-goes = { $piece } nach { $place }
which-bar = Welchen Riegel mit höherer Nummer willst du als Nächstes kippen, und was braucht er dazu?

## Piles of stones: the left and the right one
both-piles = beide Haufen
two-piles = zwei Haufen
which-stones = Was kannst du übrig lassen, sodass jeder Zug von dort verliert?
