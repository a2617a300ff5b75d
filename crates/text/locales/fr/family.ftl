### What is written on the boards of the n-ary family, and how their states are written.

free-end-last = bout libre en dernier
bar-one-first = barre 1 d’abord
piece-any = une pièce
one-step-at-a-time = Une pièce ne peut avancer que d’un cran à la fois.
letters-then-shift = cadran 1 en dernier, puis le décalage
turn-here = Les cadrans ne tournent qu’ici
comb-left = peigne à gauche
comb-right = à droite
low-gate = Passage bas : seuls les
only-flat-pass = cadrans à plat passent
the-gap = L’encoche : on tourne ici
at-the-gap = à l’encoche
outside-the-case = dehors
slide = tiroir
push-in = Pousser le tiroir
pull-out = Tirer le tiroir
stops-the-slide = bloque le tiroir
faces-it = gêne

family-all-positions = Les { $count } états.
family-way-and-dead-ends = { $count ->
    [one] La ligne droite est le chemin de sortie ; chaque branche est une impasse, profonde d’au plus { $count } coup.
   *[other] La ligne droite est le chemin de sortie ; chaque branche est une impasse, profonde d’au plus { $count } coups.
}

## Places: “tout” as a subject spares agreement.

family-all-alike = tout { $place }
family-faces-outside = { $place }, hors du boîtier
family-must-stand = { $pieces ->
    [several] tout doit être { $place }
   *[one] doit être { $place }
}
family-must-stand-at = { $pieces ->
    [several] tout doit être au { $place }
   *[one] doit être au { $place }
}
family-is-back-at = { $piece } de retour au { $place }
family-is-so-again = { $piece } de nouveau { $place }
family-pieces-at-place = { $place } : { $pieces }
family-must-be-at-first = il faut amener { $pieces } au { $place }
# $pieces may be one piece or several, of either gender; descendu is ring-off, dedans rod-in and dehors rod-out.
family-must-be-first = { $place ->
    [descendu] il faut descendre { $pieces }
    [dedans] il faut rentrer { $pieces }
    [dehors] il faut sortir { $pieces }
   *[other] il faut { $pieces } { $place }
}

## Balls that stop a comb: $left and $right are the places where they do, such as −1 and 1.

family-comb-stops-twice = { $ball } arrête le peigne en { $left } et en { $right }
family-comb-stops-by-two = arrêté par { $first } en { $left } et par { $second } en { $right }
family-comb-stops = { $ball } arrête le peigne en { $place }
family-comb-runs = rien n’arrête le peigne

## Dead ends.

family-dead-end = Impasse : { $moves } jusqu’au chemin
family-dead-ends-of-key = { $count ->
    [0] La clé { $key } n’a pas d’impasse.
    [one] La clé { $key } a une impasse.
   *[other] La clé { $key } a { $count } impasses.
}
