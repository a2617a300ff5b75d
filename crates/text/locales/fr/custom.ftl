### Puzzles that a user makes up.

## The method and its card: a row for each piece.

custom-ladder-name = Qui attend qui

## Where guards leave places open.

custom-searched = le plus court, par recherche
custom-searched-meaning = Une recherche parmi les états n’a trouvé aucun chemin plus court.
custom-by-search = par recherche
