### Pieces in a slide, each of which waits for those at its right.

slideout-slide-seen = Pour chaque pièce : où elle est, où elle doit être, et combien de coups cela prend. S’il y a des impasses, chaque colonne en est une ; sa hauteur est la profondeur.
slideout-slide-reach = Deux états quelconques. S’il y a des impasses, ne jamais annuler un coup ne suffit pas.
slideout-rule = Une pièce ne peut bouger que si sa voisine de droite est au cran que ce pas exige et si tout ce qui est plus à droite est à son dernier cran. Ces pièces-là viennent donc d’abord.
slideout-is-at = maintenant
slideout-wanted-at = attendu

## The dead ends along the way.

slideout-dead-ends = { $count ->
    [one] { $count } impasse part de la solution en { $steps } coups, à cette étape. Profondeur : { $moves }.
   *[other] { $count } impasses partent de la solution en { $steps } coups, à ces étapes. La plus profonde : { $moves }.
}
slideout-on-the-route = Vous êtes sur le chemin.
slideout-dead-end-begins = Attention : une impasse commence ici, profondeur : { $moves }.
slideout-in-dead-end = Vous avez avancé de { $moves } dans une impasse qui commence à l’étape { $step }.
