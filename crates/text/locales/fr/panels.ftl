### The panels, and the table of moves.

panels = Volets
explain = Expliquer
moves = Coups
setup = Réglages
graph = Graphe
coach = Coach
sources-elsewhere = Sources sur d’autres sites (ces liens quittent Gros) :
one-ruler = Une seule règle
one-ruler-line = Anneaux, tour et compteur binaire avancent ensemble : la pièce de même numéro bouge dans les trois.
rings-and-counter = Six anneaux, tous descendus au départ, et un compteur binaire
tower-of-six = Tour de Hanoï, six disques
ruler-of-moves = La règle graduée : quelle pièce bouge à chaque étape
ruler-term = Terme de rang
ruler-word = Chercher des répétitions immédiates dans une suite
count-from-one = Un nombre entier, 1 ou plus, comme 1000 ou 2^70
step-column = étape
move-column = coup
state-after = état après
copy-moves = Copier
save-csv = Enregistrer en CSV
save-json = Enregistrer en JSON
