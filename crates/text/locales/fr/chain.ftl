### Puzzles whose pieces run on one line.

chain-numbered-from = à partir de { $origin }
chain-without-strokes = { $piece ->
    [ball] dont { $count } coups de billes
    [ring] dont { $count } coups d’anneaux
   *[piece] dont { $count } coups de pièces
}
chain-published = { $count } avec la sortie finale

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-name = Compter en va-et-vient

## The part that moves the other pieces; its name has an article, as those of pieces have.

driver = le poussoir
the-driver = le poussoir
the-driver-as-object = le poussoir
and-a-driver = { $count } et un poussoir
driver-in = enfoncé
driver-out = tiré
driver-goes-in = enfoncer le poussoir
driver-goes-out = tirer le poussoir

comb = le peigne
the-comb = le peigne
the-comb-as-object = le peigne
and-a-comb = { $count } et un peigne
comb-on-the-left = à gauche
comb-on-the-right = à droite
comb-goes-left = mettre le peigne à gauche
comb-goes-right = mettre le peigne à droite
comb-strokes-counted = courses du peigne comprises
