lesson-tour = Commencez ici
lesson-tour-line = De trois anneaux en main jusqu’à cent, en dix haltes. Chaque halte propose un à trois exercices, et la page vérifie ce que vous faites.
lesson-tour-learnt = Dans tout état, il y a au plus deux coups : tous les états sont donc sur une ligne. Un nombre dit alors où l’on est, et l’on peut lire les anneaux sur ce nombre, pour cent comme pour trois.

lesson-tour-take-off = Descendre trois anneaux
lesson-tour-take-off-text = L’anneau 1 est au bout libre et peut toujours bouger. Tout autre anneau ne peut bouger que si son voisin du côté de l’anneau 1 est monté et si tous les anneaux au-delà de ce voisin sont descendus.
lesson-tour-take-off-ask = Descendez les trois anneaux de la navette.
lesson-tour-take-off-hint = L’anneau 3 descend le premier. Pour cela, l’anneau 2 doit être monté et l’anneau 1 descendu.
lesson-tour-take-off-done = Tout est descendu, et en route l’anneau 1 a dû remonter. Cinq coups sont le minimum.

lesson-tour-two-moves = Deux coups seulement
lesson-tour-two-moves-text = Les règles laissent très peu de liberté : dans tout état, la plupart des anneaux sont bloqués. Touchez-en un, et le plateau dit pourquoi.
lesson-tour-two-moves-ask = Touchez un anneau qui ne peut pas bouger.
lesson-tour-two-moves-ask-2 = Combien des cinq anneaux peuvent bouger ici ?
lesson-tour-two-moves-hint = L’anneau 1 peut toujours bouger : cherchez parmi les autres. Essayez le plus grand.
lesson-tour-two-moves-hint-2 = L’anneau 1 peut toujours bouger. Trouvez ensuite le premier anneau monté, en comptant depuis l’anneau 1, et regardez l’anneau qui le suit.
lesson-tour-two-moves-done = Jamais plus de deux : l’anneau 1 et, en comptant depuis l’anneau 1, celui qui suit le premier anneau monté.
lesson-tour-two-moves-one = L’anneau 1 peut toujours bouger, mais il n’est pas le seul ici.
lesson-tour-two-moves-three = L’un de vos trois anneaux est bloqué. Vérifiez chacun : son voisin du côté de l’anneau 1 est-il monté, et tout est-il descendu au-delà de ce voisin ?
lesson-tour-two-moves-four = L’anneau que vous avez touché n’est pas le seul bloqué. Vérifiez chacun des autres : son voisin du côté de l’anneau 1 est-il monté, et tout est-il descendu au-delà de ce voisin ?

lesson-tour-one-line = Pas de choix, donc une ligne
lesson-tour-one-line-text = De vos deux coups, l’un défait ce que vous venez de faire. Il n’y a donc qu’une façon d’avancer : vous suivez une ligne. Passe-t-elle par tous les états ?
lesson-tour-one-line-ask = Allez au bout de la ligne : l’anneau 3 seul monté.
lesson-tour-one-line-ask-2 = Combien d’états avez-vous vus, les deux bouts compris ?
lesson-tour-one-line-hint = Ne bougez jamais deux fois de suite le même anneau. Vous ne pouvez alors pas vous perdre.
lesson-tour-one-line-hint-2 = En suivant la ligne, chaque coup mène à un nouvel état. Comptez les coups, et n’oubliez pas l’état de départ.
lesson-tour-one-line-done = Huit états : tous ceux de trois anneaux. La ligne passe par chacun d’eux.
lesson-tour-one-line-seven = Sept est le nombre de coups. Une ligne de sept coups a un état de plus.

lesson-tour-fold = Déplier la ligne
lesson-tour-fold-text = Les états de trois anneaux forment une ligne. Quatre anneaux en ont deux copies, l’une avec l’anneau 4 descendu et l’autre avec l’anneau 4 monté. Elles ne se rejoignent qu’en un endroit.
lesson-tour-fold-ask = Tournez la seconde copie jusqu’à ce que les deux soient sur une ligne.
lesson-tour-fold-ask-2 = La ligne de n anneaux a 2ⁿ − 1 coups. Sa seconde copie est à l’envers : tout monté est donc aussi loin de l’autre bout que tout monté, avec un anneau de moins, l’est de tout descendu : aₙ = 2ⁿ − 1 − aₙ₋₁. Écrivez les coups pour 3 à 9 anneaux.
lesson-tour-fold-hint = Faites glisser l’extrémité de la seconde copie vers le bas à droite, ou appuyez sur la flèche droite, jusqu’à ce que les deux copies soient à plat.
lesson-tour-fold-hint-2 = Trois anneaux : la ligne a 8 − 1 = 7 coups, et deux anneaux montés descendent en 2. Retranchez ceux-ci.
lesson-tour-fold-done = Un anneau de plus double la ligne et retourne la seconde moitié. Il n’en faut pas plus pour trouver 341 coups pour neuf anneaux.

lesson-tour-last-ring = Plus qu’un anneau
lesson-tour-last-ring-text = Quatre anneaux, et seul le plus intérieur est encore monté. On croirait toucher au but.
lesson-tour-last-ring-ask = Combien de coups reste-t-il avant que tout soit descendu ?
lesson-tour-last-ring-hint = L’anneau 4 ne descend que si l’anneau 3 est monté et les anneaux 1 et 2 descendus. C’est l’autre bout de la ligne de 16 états.
lesson-tour-last-ring-done = Quinze coups, plus que pour les quatre anneaux ensemble. L’anneau 4 seul est l’état le plus éloigné de tous.
lesson-tour-last-ring-one = Un coup suffirait si l’anneau 4 pouvait bouger. Mais l’anneau 3 doit d’abord être monté.
lesson-tour-last-ring-ten = Dix est juste quand les quatre anneaux sont montés. Avec l’anneau 4 seul, c’est plus loin.

lesson-tour-ladder = Remplir l’échelle
lesson-tour-ladder-text = Commencez par le plus grand. Pour chaque anneau, dites ce qu’exige de lui l’anneau du dessus.
lesson-tour-ladder-ask = Remplissez l’échelle de haut en bas.
lesson-tour-ladder-hint = Un anneau qui doit bouger a besoin que son voisin du côté de l’anneau 1 soit monté, et que tous les anneaux au-delà de ce voisin soient descendus. Un anneau qui est fait n’a besoin de rien.
lesson-tour-ladder-done = Chaque échelon découle de celui du dessus, jusqu’à l’anneau qui bouge maintenant.

lesson-tour-number = L’échelle est un nombre
lesson-tour-number-text = Descendez l’échelle que vous avez remplie et écrivez un chiffre par anneau : 0 pour « fait », 1 pour « pas encore ».
lesson-tour-number-ask = Tapez les six chiffres.
lesson-tour-number-ask-2 = Lisez les chiffres comme un nombre binaire. Combien de coups reste-t-il ?
lesson-tour-number-hint = L’anneau 6 était fait, le 5 pas encore, le 4 fait, le 3 pas encore.
lesson-tour-number-hint-2 = Les rangs valent 32, 16, 8, 4, 2 et 1. Additionnez ceux qui ont un 1.
lesson-tour-number-done = 16 + 4 + 2 = 22. Chaque 1 coûte autant de coups que vaut son rang.
lesson-tour-number-state = Ce sont les anneaux, 1 pour monté. Écrivez plutôt 0 pour chacun qui était fait et 1 pour chacun qui ne l’était pas encore.

lesson-tour-copy-swap = Copier ou inverser
lesson-tour-copy-swap-text = Il y a plus rapide que l’échelle pour trouver le nombre, et cela vient du pli. Tant que l’anneau 4 est descendu, on parcourt la ligne des petits anneaux dans un sens. Tant qu’il est monté, on la parcourt dans l’autre.
lesson-tour-copy-swap-ask = Dans le dessin, la seconde copie est au-dessus de la première : 1101 est au-dessus de 0101, à 6 coups du but. À combien est 1101 ?
lesson-tour-copy-swap-ask-2 = Un état à k coups du but est donc sous un état à 15 − k coups : 6 s’écrit 0110 en binaire, et 15 − 6 s’écrit 1001. Qu’arrive-t-il aux quatre chiffres ?
lesson-tour-copy-swap-ask-3 = Chaque anneau monté renverse donc ce que disent les plus petits. Lisez les anneaux de gauche à droite, 1 pour monté, et commencez par copier. Après chaque 1, changez entre copier et inverser (échanger 0 et 1). Écrivez les neuf chiffres binaires de ces anneaux.
lesson-tour-copy-swap-hint = Les nombres continuent là où les copies se rejoignent : de 0100, à 7 coups du but, à 1100 juste au-dessus. De là, comptez le long de la seconde copie.
lesson-tour-copy-swap-hint-2 = 15 s’écrit 1111 en binaire. Pour en retrancher k, il n’y a aucune retenue : regardez chaque chiffre séparément.
lesson-tour-copy-swap-hint-3 = Copiez 0, copiez 1. À partir de là, inversez : 1 devient 0, et vous copiez de nouveau.
lesson-tour-copy-swap-done = Encore 142 coups, sans échelle. Un anneau monté retourne le reste de la ligne, et retourner inverse les chiffres : voilà pourquoi un 1 fait changer.
lesson-tour-copy-swap-below = C’est l’état du dessous. La seconde copie a les nombres de 8 à 15.
lesson-tour-copy-swap-forwards = 8 + 6 serait juste si la seconde copie allait dans le même sens que la première. Elle commence par 8 à la jonction.
lesson-tour-copy-swap-read = 13, c’est 1101 lu en binaire. Mais les anneaux ne sont pas le nombre lui-même.
lesson-tour-copy-swap-order = Ils viennent dans l’ordre contraire.
lesson-tour-copy-swap-order-why = 0110 se lit pareil dans les deux sens, mais 1001 n’est pas 0110.
lesson-tour-copy-swap-swap = Chaque 0 devient 1, et chaque 1 devient 0.
lesson-tour-copy-swap-first = Seul le premier chiffre change.
lesson-tour-copy-swap-first-why = Entre 0110 et 1001, les quatre chiffres diffèrent.
lesson-tour-copy-swap-state = C’est la rangée des anneaux elle-même. Après le premier 1, commencez à inverser.

lesson-tour-one-ruler = Une seule règle
lesson-tour-one-ruler-text = Pensez aux traits d’une règle graduée : un long au milieu, de plus courts à mi-chemin, et ainsi de suite. Les coups d’une tour et ceux des anneaux ont le même motif : plus le trait est long, plus la pièce qui bouge est grande.
lesson-tour-one-ruler-ask = Quel disque bouge au coup 12 de la tour ?
lesson-tour-one-ruler-halvings = Deux est le nombre de divisions. Le numéro du disque vaut un de plus.
lesson-tour-one-ruler-ask-2 = Ces anneaux partent tous descendus. Quel anneau bouge au coup 12 ?
lesson-tour-one-ruler-halvings-ring = Deux est le nombre de divisions. Le numéro de l’anneau vaut un de plus.
lesson-tour-one-ruler-hint = Divisez 12 par deux tant que le résultat est entier, et comptez combien de fois. Ajoutez un : c’est le numéro du disque.
lesson-tour-one-ruler-hint-2 = C’est encore le coup 12. Que dit la règle ?
lesson-tour-one-ruler-done = Encore le même nombre. Dans un compteur binaire, c’est aussi le chiffre qui passe à 1.

lesson-tour-jump = Sauter à l’étape 2⁷⁰
lesson-tour-jump-text = Cent anneaux demandent plus de coups que personne n’en peut jouer. Mais le nombre de coups restants dit où est chaque anneau : la page peut donc aller droit à n’importe quelle étape.
lesson-tour-jump-ask = Allez à l’étape 2^70 sur la frise.
lesson-tour-jump-hint = Le numéro d’étape de la frise est un champ : il accepte des chiffres, mais aussi 2^70. La touche Entrée y mène.
lesson-tour-jump-done = C’était l’étape 1 180 591 620 717 411 303 424. Le nombre seul dit où est chaque anneau : aucun coup n’a dû être joué.
