### In the card “Step and state”: the moves of one disc are counted on a small tape.

ticks-name = Combien de fois a-t-il bougé ?
ticks-smaller = Disque plus petit
ticks-larger = Disque plus grand
ticks-when = { $disc } bouge d’abord au coup { $half }, puis tous les { $period }. Si l’on commence à compter { $half } plus tôt, chacun de ses coups termine un bloc de { $period } : c’est le + { $half } de la formule.
ticks-count = ({ $made } + { $half }) / { $period } = { $times }, arrondi à l’entier inférieur : il a joué autant de coups qu’il y a de blocs entiers.
