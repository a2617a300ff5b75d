### What the pieces of every puzzle are called, alone, in rows and counted; where they stand, and how they go there.
# Names have their article. Moves are infinitives, which need no agreement: a name may stand for several pieces.

pieces-run = { $first } à { $last }
pieces-and = { $pieces } et { $last }
place-number = cran { $number }

## Rings: of the Chinese rings, and of a burr
ring-name = l’anneau { $number }
ring-names = les anneaux { $numbers }
ring-count = { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
}
ring-off = descendu
ring-on = monté
ring-is-off = descendu
ring-is-on = monté
ring-goes = { $place ->
    [on] monter { $piece }
   *[off] descendre { $piece }
}
which-ring = Quel anneau plus grand voulez-vous bouger ensuite, et que lui faut-il ?

## Discs
disc-name = le disque { $number }
disc-names = les disques { $numbers }
disc-count = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
}
which-disc = Quel disque plus grand voulez-vous bouger ensuite, et vers où ?

## Dials
dial-name = le cadran { $number }
dial-names = les cadrans { $numbers }
dial-count = { $count ->
    [one] { $count } cadran
   *[other] { $count } cadrans
}
dial-flat = à plat
dial-upright = debout
dial-left = vers la gauche
dial-right = vers la droite
dial-goes = mettre { $piece } { $place }
which-dial = Quel cadran de numéro plus élevé voulez-vous tourner ensuite, et que lui faut-il ?
which-open-dial = Quel cadran voulez-vous tourner, et comment y arrive-t-il ?

## Rods: of The Brain
rod-name = la tige { $number }
rod-names = les tiges { $numbers }
rod-count = { $count ->
    [1] une tige
    [one] { $count } tige
   *[other] { $count } tiges
}
rod-in = dedans
rod-out = dehors
rod-goes = { $place ->
    [dehors] sortir { $piece }
   *[other] rentrer { $piece }
}
which-rod = Quelle tige de numéro plus élevé voulez-vous bouger ensuite, et que lui faut-il ?

## Balls: of Kugellager
ball-name = la bille { $number }
ball-names = les billes { $numbers }
ball-count = { $count ->
    [1] une bille
    [one] { $count } bille
   *[other] { $count } billes
}
ball-level = niveau { $number }
which-ball = Quelle bille voulez-vous bouger, et qu’est-ce qui la gêne ?

## Pieces of puzzles that have no better name for them
piece-name = la pièce { $number }
piece-names = les pièces { $numbers }
piece-count = { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
piece-goes = amener { $piece } au { $place }
which-piece = Quelle pièce de numéro plus élevé voulez-vous bouger ensuite, et que lui faut-il ?

## Elephants: of the Crazy Elephant Dance
elephant-name = l’éléphant { $number }
elephant-names = les éléphants { $numbers }
elephant-count = { $count ->
    [one] { $count } éléphant
   *[other] { $count } éléphants
}
elephant-up = en haut
elephant-right = à droite
elephant-down = en bas
elephant-goes = tourner { $piece } { $place }
which-elephant = Quel éléphant de numéro plus élevé voulez-vous tourner ensuite, et que lui faut-il ?

## Bars: of the Hexadecimal Puzzle
bar-name = la barre { $number }
bar-names = les barres { $numbers }
bar-count = { $count ->
    [1] une barre
    [one] { $count } barre
   *[other] { $count } barres
}
bar-up = en haut
bar-down = en bas
# $piece may be a number alone.
bar-goes = { $piece } { $place }
which-bar = Quelle barre de numéro plus élevé voulez-vous basculer ensuite, et que lui faut-il ?

## Piles of stones: the left and the right one
both-piles = les deux tas
two-piles = deux tas
which-stones = Que pouvez-vous laisser pour que tout coup, de là, perde ?
