### Why a move is refused: what cannot be done, and what is in the way.

## Any puzzle. $piece is named as its puzzle does: l’anneau 5, la tige 2.

refusal-cannot-move = { $piece } ne peut pas bouger
refusal-piece-stands-there = { $piece } y est déjà
refusal-no-such-place = { $piece } n’a que les crans 0 à { $most }
refusal-no-such-piece = { $number ->
    [one] Ici, { $piece } n’existe pas : ce casse-tête n’a que { $pieces }.
   *[other] Ici, { $piece } n’existe pas : ce casse-tête a { $pieces }.
}
refusal-pieces-and-others = { $pieces } et d’autres
refusal-other-puzzle = Ce coup appartient à un autre casse-tête.

## Rings.

refusal-must-be-on = { $ring } doit être monté
# $rings may be one ring or several.
refusal-must-be-off = il faut descendre { $rings }
refusal-rings-and-others = les anneaux { $rings } et d’autres
refusal-rule-two = { $last ->
    [0] Règle 2 : l’anneau { $ring } ne peut bouger que si l’anneau { $next } est monté.
    [1] Règle 2 : l’anneau { $ring } ne peut bouger que si l’anneau { $next } est monté et l’anneau 1 descendu.
    [2] Règle 2 : l’anneau { $ring } ne peut bouger que si l’anneau { $next } est monté et les anneaux 1 et 2 descendus.
   *[other] Règle 2 : l’anneau { $ring } ne peut bouger que si l’anneau { $next } est monté et les anneaux 1 à { $last } descendus.
}
refusal-pair-apart = Les anneaux 1 et 2 ne peuvent pas bouger ensemble.
refusal-pair-must-match = Ils doivent être tous deux montés, ou tous deux descendus.

## Discs.

refusal-lies-on-top = { $disc } est posé dessus
refusal-cannot-go-on = { $disc } ne peut pas aller sur { $on }
refusal-is-larger = { $disc } est plus grand
refusal-cannot-jump = { $disc } ne peut pas sauter si loin
refusal-peg-between = Il y a un piquet entre les deux.
refusal-cannot-go-back = { $disc } ne peut pas aller dans ce sens
refusal-empty-peg = Le piquet { $peg } n’a aucun disque à soulever.
refusal-no-such-peg = Il n’y a pas de piquet { $peg }.

## Dials in a slide with a gap. $count: how many dials there are in $dials.

refusal-cannot-turn = { $dial } ne peut pas tourner ainsi
refusal-face-it = { $count ->
    [one] { $dials } le gêne
   *[other] { $dials } le gênent
}
refusal-cannot-get-there = { $place ->
    [outside] { $dial } ne peut pas sortir du boîtier pour l’instant
   *[gap] { $dial } ne peut pas venir à l’encoche pour l’instant
}
refusal-stop-the-slide = { $count ->
    [one] { $dials } est debout et bloque le tiroir
   *[other] { $dials } sont debout et bloquent le tiroir
}

## Piles of stones.

refusal-nothing-taken = Il faut prendre au moins un jeton.
refusal-stones-added = On ne peut que prendre des jetons, pas en ajouter.
refusal-both-piles = On ne peut prendre que dans un seul tas.
refusal-not-the-same = On ne peut pas prendre { $left } dans un tas et { $right } dans l’autre.
