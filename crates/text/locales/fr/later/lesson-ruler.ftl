lesson-ruler = Une seule règle
lesson-ruler-line = anneaux, tour et compteur bougent la même pièce
lesson-ruler-learnt = Une seule suite de nombres, 1 2 1 3 1 2 1 4 …, dit quelle pièce bouge dans la tour, le baguenaudier et un compteur. Pour y trouver n’importe quel nombre, comptez combien de fois on peut diviser son rang par deux.

lesson-ruler-tower = Déplacer une tour
lesson-ruler-tower-text = Amenez trois disques sur le dernier piquet. Un disque n’est jamais posé sur un plus petit. Observez quel disque bouge à chaque fois.
lesson-ruler-tower-ask = D’abord un pronostic : cinq disques demandent 31 coups. Combien, d’après vous, sont pour le disque 1 ?
lesson-ruler-tower-ask-2 = Amenez la tour sur le piquet C.
lesson-ruler-tower-hint = N’importe quel nombre convient. À la fin de la leçon, vous verrez si vous étiez loin.
lesson-ruler-tower-hint-2 = Mettez d’abord le disque 1 sur le piquet C, puis bougez un autre disque, et continuez à alterner.
lesson-ruler-tower-done = Sept coups sont le minimum, et il n’y a qu’une façon de les jouer.

lesson-ruler-pattern = Noter
lesson-ruler-pattern-text = Sur le chemin le plus court, notez le numéro du disque pour chacun des sept coups. Le plus petit disque est le 1.
lesson-ruler-pattern-ask = Quel disque bouge aux coups 1 à 7 ?
lesson-ruler-pattern-hint = Un coup sur deux est pour le disque 1. Le plus grand disque bouge une fois, au milieu.
lesson-ruler-pattern-done = 1 2 1 3 1 2 1 : des traits longs et courts, comme sur une règle graduée.

lesson-ruler-rings = Et les anneaux ?
lesson-ruler-rings-text = Partez de tous les anneaux descendus et allez à l’autre bout, où seul l’anneau 4 est monté.
lesson-ruler-rings-ask = Quel anneau bouge aux coups 1 à 8 ?
lesson-ruler-rings-hint = L’anneau 1 joue un coup sur deux. L’anneau 4 bouge au coup 8.
lesson-ruler-rings-done = La même règle, un trait plus loin.

lesson-ruler-halves = Par moitiés
lesson-ruler-halves-text = Inutile de tout noter. Divisez le numéro du coup par deux tant qu’il est pair, et comptez les divisions. Ajoutez un : c’est le numéro du disque.
lesson-ruler-halves-ask = Six disques : lequel bouge au coup 24 ?
lesson-ruler-halves-hint = 24, 12, 6, 3 : combien de divisions ?
lesson-ruler-halves-done = Trois divisions, donc le disque 4. Le numéro d’un coup suffit pour connaître son disque.
lesson-ruler-halves-three = Trois est le nombre de divisions. Le numéro du disque vaut un de plus.

lesson-ruler-times = Combien de fois ?
lesson-ruler-times-text = Cinq disques demandent 31 coups. Le disque 1 joue un coup sur deux, le disque 2 un sur quatre.
lesson-ruler-times-ask = Combien de fois bouge le disque 2 ?
lesson-ruler-times-hint = Il bouge aux coups 2, 6, 10, 14 et ainsi de suite, jusqu’au coup 30.
lesson-ruler-times-done = Huit fois. Chaque disque bouge deux fois moins souvent que le disque juste plus petit.
lesson-ruler-times-sixteen = C’est le disque 1.

lesson-ruler-far = Très loin
lesson-ruler-far-text = Soixante-quatre disques. Si loin que soit un coup, la règle dit quel disque le joue.
lesson-ruler-far-ask = Allez à l’étape 2^40 sur la frise.
lesson-ruler-far-ask-2 = Quel disque a joué ce coup, le numéro 2^40 ?
lesson-ruler-far-hint = Le numéro d’étape de la frise est un champ : tapez-y 2^40, puis Entrée.
lesson-ruler-far-hint-2 = On peut diviser 2^40 quarante fois par deux.
lesson-ruler-far-done = Le disque 41. À un coup par seconde, il faut 35 000 ans pour arriver ici.
lesson-ruler-far-forty = Quarante est le nombre de divisions. Le numéro du disque vaut un de plus.
