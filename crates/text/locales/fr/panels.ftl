### The panels, and the table of moves.

panels = Volets
explain = Expliquer
moves = Coups
setup = Réglages
graph = Graphe
coach = Coach
one-ruler = Une seule règle
one-ruler-line = Anneaux, tour et compteur binaire avancent ensemble : la pièce de même numéro bouge dans les trois.
count-from-one = Un nombre entier, 1 ou plus, comme 1000 ou 2^70
state-after = état après
copy-moves = Copier
