### What a count counts, and how sure it is.

one-ring-per-move = un anneau par coup
pair-per-move = les anneaux 1 et 2 peuvent bouger ensemble
one-disc-per-move = un disque par coup
one-turn-per-move = un tour de jeu par coup
proven-shortest = minimum prouvé
presumed-shortest = minimum présumé
upper-bound = majorant
line-of-play = suite possible
another-route = un autre chemin est aussi court
one-step-per-move = un cran d’une pièce par coup
quarter-turn-per-move = un quart de tour par coup
one-rod-per-move = une tige par coup
one-bar-per-move = une barre par coup
one-turn-of-a-dial = une rotation de cadran par coup
strokes-counted = courses du poussoir comprises
rule-is-model = règles reconstituées
