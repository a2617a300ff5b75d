### In the card “Where you are in the recursion”: the open calls on the line of their moves.

icicle = Appels de la récursion
icicle-open = { $count ->
    [one] { $count } appel est ouvert après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
   *[other] { $count } appels sont ouverts après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
}
icicle-how = Cliquez sur un appel pour aller à son début, Maj+clic pour sa fin. Si une rangée est trop mince, pointez-la pour l’ouvrir.
icicle-keys = Flèche bas : dans l’appel. Flèche haut : à l’appelant. Flèches gauche et droite : à la partie voisine. Entrée : à son début. Maj+Entrée : à sa fin.
icicle-width = Largeur
icicle-doubling = doublant à partir d’ici
icicle-alike = tous les coups de même largeur
icicle-ago = coups passés
icicle-ahead = coups à venir
icicle-next = suivant : { $mv }
icicle-finished = fini
icicle-now = ouvert
icicle-to-come = à venir
icicle-is-next = suivant
icicle-in = Dans l’appel
icicle-out = À l’appelant
icicle-larger = Agrandir
icicle-line = Chaque rangée décompose l’appel du dessus, jusqu’au coup suivant.
icicle-to-start = À son début
icicle-to-end = À sa fin
