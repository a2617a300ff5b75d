### Two piles of stones.

## Who wins; cold is a position in which whoever moves loses, hot any other.

wythoff-empty = il ne reste aucun jeton
wythoff-cold = qui doit jouer perd
wythoff-hot = qui doit jouer peut gagner
wythoff-to-win = Pour gagner, laissez { $positions }.
wythoff-moves-that-win = { $count ->
    [one] Le coup gagnant laisse { $positions }.
   *[other] Les coups gagnants laissent { $positions }.
}
wythoff-thrown-away = Ensuite, pour perdre exprès : laissez { $left }.

## Positions.

wythoff-two-numbers = { $one } et { $other }
wythoff-or-position = { $positions }, ou { $other }
wythoff-position-again = { $name } de nouveau
wythoff-pile-has = { $name } : { $count }

## What a move takes. $pile: left, right or both.

wythoff-take = { $pile ->
    [left] prendre { $count } dans le tas de gauche
    [right] prendre { $count } dans le tas de droite
   *[both] prendre { $count } dans chaque tas
}
wythoff-or-take = { $pile ->
    [left] { $takes }, ou { $count } dans le tas de gauche
    [right] { $takes }, ou { $count } dans le tas de droite
   *[both] { $takes }, ou { $count } dans chaque tas
}
wythoff-took = { $pile ->
    [left] pris dans le tas de gauche : { $count } ; reste { $left }
    [right] pris dans le tas de droite : { $count } ; reste { $left }
   *[both] pris dans chaque tas : { $count } ; reste { $left }
}
wythoff-take-short = { $pile ->
    [left] { $count } à gauche
    [right] { $count } à droite
   *[both] { $count } de chaque
}

## At the end of the timeline.

wythoff-last-stone-is-taken = Le dernier jeton est pris.
wythoff-line-ends = La suite de coups s’arrête ici.

## How positions and moves are written.

wythoff-read = valable
wythoff-notation = deux tas comme 5,3
wythoff-moves-allowed = des positions à laisser, comme 5,3.2,1, ou ~K pour K coups de la suite

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-name = Le nombre d’or
wythoff-mex-name = Le plus petit nombre libre
wythoff-partition-name = Deux rangées de nombres
wythoff-sieve-name = Le crible
wythoff-table-name = Table des positions plus petites
