### Puzzles that a user makes up.

custom-ladder-seen = Pour chaque pièce : où elle est, où elle doit être, et combien de coups les pièces plus rapides jouent avant son prochain pas. S’il y a des impasses, chaque colonne en est une ; sa hauteur est la profondeur.
custom-ladder-reach = Deux états quelconques.
custom-rule = Une pièce ne peut bouger que si chaque pièce plus rapide est au cran que ce pas exige. La pièce la plus lente qui n’est pas en place dit donc où les plus rapides doivent aller.
custom-rule-loops = Une pièce ne peut bouger que si les pièces plus rapides qui comptent sont aux crans que ce pas exige. Ce casse-tête a des boucles : le tableau suit le chemin trouvé par une recherche.
custom-moves-before = coups avant
