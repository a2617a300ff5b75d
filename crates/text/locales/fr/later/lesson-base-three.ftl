lesson-base-three = Compter par trois
lesson-base-three-line = trois places par pièce, et des états hors du chemin
lesson-base-three-learnt = Avec trois places par pièce, les coups comptent en base 3, tant que tous les états sont sur une ligne. Là où la ligne se ramifie, un nombre ne suffit plus à désigner chaque état.

lesson-base-three-two = Encore une seule ligne
lesson-base-three-two-text = Maintenant, un disque ne peut aller que sur un piquet voisin : entre A et B, ou entre B et C. Il a donc trois places et les parcourt dans l’ordre.
lesson-base-three-two-ask = Amenez les deux disques sur le piquet C.
lesson-base-three-two-ask-2 = Combien d’états avez-vous vus, les deux bouts compris ?
lesson-base-three-two-hint = Le disque 2 ne peut quitter le piquet A que si le disque 1 est sur le piquet C.
lesson-base-three-two-hint-2 = Comptez les coups, et n’oubliez pas l’état de départ.
lesson-base-three-two-done = Neuf états : tous ceux de deux disques. Comme le baguenaudier, la tour suit une seule ligne et n’en oublie aucun.
lesson-base-three-two-eight = Huit est le nombre de coups. Une ligne de huit coups a un état de plus.

lesson-base-three-count = En base 3
lesson-base-three-count-text = Chaque disque a trois places, comme un chiffre de base 3 a trois valeurs, 0, 1 et 2. Si une ligne passe par tous les états, on peut compter ses coups sans les jouer.
lesson-base-three-count-ask = Trois disques, du piquet A au piquet C : combien de coups ?
lesson-base-three-count-ask-2 = Et combien pour 4 à 6 disques ?
lesson-base-three-count-hint = Trois chiffres de base 3 comptent 27 états, et la tour passe par tous.
lesson-base-three-count-hint-2 = Un disque de plus, c’est trois fois plus d’états. Sur une ligne, il y a un coup de moins que d’états.
lesson-base-three-count-done = 3ⁿ − 1 coups. Avec deux places par pièce, les coups comptent en base 2 ; avec trois places, en base 3.
lesson-base-three-count-seven = Sept est juste quand un disque peut sauter de A à C. Ici, il doit s’arrêter en B.
lesson-base-three-count-states = C’est le nombre d’états. Entre 27 états, il y a un coup de moins.

lesson-base-three-elephants = Des impasses
lesson-base-three-elephants-text = Cinq éléphants ont aussi trois places chacun, 243 états en tout. Mais leur solution prend 114 coups, et non 242.
lesson-base-three-elephants-ask = Par combien d’états la solution passe-t-elle, les deux bouts compris ?
lesson-base-three-elephants-ask-2 = Pourquoi pas par les 243 ?
lesson-base-three-elephants-hint = De chaque état au suivant, il y a un coup.
lesson-base-three-elephants-hint-2 = Où doit se trouver un état pour que le chemin le plus court l’évite ?
lesson-base-three-elephants-done = Si tous les états sont sur une ligne, un nombre désigne l’état. Là où la ligne se ramifie, la solution évite chaque branche qui ne mène nulle part.
lesson-base-three-elephants-moves = 114 est le nombre de coups. Comptez aussi l’état de départ.
lesson-base-three-elephants-dead-ends = Beaucoup d’états sont dans des impasses, à côté de la solution.
lesson-base-three-elephants-two-places = Un éléphant n’a que deux places.
lesson-base-three-elephants-two-places-why = Chaque éléphant peut être tourné de trois façons.
lesson-base-three-elephants-mistake = Les éléphants peuvent sauter un cran.
lesson-base-three-elephants-mistake-why = Chaque coup tourne un éléphant d’un seul cran.
