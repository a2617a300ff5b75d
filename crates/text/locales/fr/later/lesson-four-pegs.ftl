lesson-four-pegs = Pourquoi plus vite avec quatre piquets ?
lesson-four-pegs-line = dix disques, et où couper la tour
lesson-four-pegs-learnt = Un quatrième piquet permet de couper la tour, et avec la meilleure coupe, le nombre de coups croît bien plus lentement que s’il doublait. La trouver était une chose. Prouver que rien n’est plus court a pris 73 ans.

lesson-four-pegs-play = Un quatrième piquet
lesson-four-pegs-play-text = Avec quatre piquets, on peut s’étaler. Trois disques demandent sept coups sur trois piquets.
lesson-four-pegs-play-ask = D’abord un pronostic : sur trois piquets, dix disques demandent 1 023 coups. Combien en faut-il, d’après vous, avec un quatrième piquet ?
lesson-four-pegs-play-ask-2 = Amenez trois disques sur le piquet D.
lesson-four-pegs-play-hint = N’importe quel nombre convient. À la fin de la leçon, vous verrez si vous étiez loin.
lesson-four-pegs-play-hint-2 = Mettez les disques 1 et 2 chacun sur son piquet.
lesson-four-pegs-play-done = Cinq coups suffisent, car les deux petits disques n’ont pas besoin d’être empilés entre-temps.

lesson-four-pegs-compare = Quatre disques
lesson-four-pegs-compare-text = Avec trois piquets, chaque disque de plus fait plus que doubler le travail. Avec quatre, on peut d’abord garer deux disques.
lesson-four-pegs-compare-ask = Combien de coups sur trois piquets ?
lesson-four-pegs-compare-ask-2 = Et sur quatre piquets ?
lesson-four-pegs-compare-hint = Trois disques demandent 7 coups. Quatre en demandent le double, plus 1 pour le plus grand.
lesson-four-pegs-compare-hint-2 = Garez deux petits disques en 3 coups, déplacez les deux grands sur trois piquets en 3 coups, reprenez les petits en 3 coups.
lesson-four-pegs-compare-done = Neuf au lieu de 15 : une partie de la tour est garée, puis reprise à la fin.
lesson-four-pegs-compare-seven = Sept coups demanderaient un piquet libre pour chacun des trois petits disques. Il n’y en a que deux.

lesson-four-pegs-split = Où couper
lesson-four-pegs-split-text = Garez quelques petits disques sur un piquet libre, en utilisant quatre piquets. Déplacez les autres sur les trois piquets qui restent. Reprenez les petits, de nouveau avec quatre piquets.
lesson-four-pegs-split-ask = Dix disques : combien de petits faut-il garer ?
lesson-four-pegs-split-hint = Les disques garés sont déplacés deux fois. Les autres demandent 1, 3, 7, 15 ou 31 coups : à partir d’un certain point, mieux vaut en garer un de plus.
lesson-four-pegs-split-done = Six. Sur quatre piquets, les petits disques coûtent peu ; on n’en laisse que les plus grands pour trois piquets.
lesson-four-pegs-split-nine = Alors le plus grand bouge une fois, mais neuf disques sont déplacés deux fois.
lesson-four-pegs-split-half = Presque, mais cinq disques sur trois piquets demandent déjà 31 coups.

lesson-four-pegs-parts = Additionner
lesson-four-pegs-parts-text = Six disques sur quatre piquets, quatre disques sur trois piquets, et de nouveau six disques.
lesson-four-pegs-parts-ask = Six disques sur quatre piquets : combien de coups ?
lesson-four-pegs-parts-ask-2 = Et dix disques en tout ?
lesson-four-pegs-parts-hint = Garez-en trois en 5 coups, les trois autres en demandent 7, reprenez les premiers en 5.
lesson-four-pegs-parts-hint-2 = Deux fois les coups des six petits disques, plus 15 pour les quatre grands.
lesson-four-pegs-parts-done = 49. Sur trois piquets, dix disques demandent 1 023 coups.

lesson-four-pegs-growth = Comment cela croît
lesson-four-pegs-growth-text = À partir de quatre disques et 9 coups, regardez ce qu’ajoute chaque disque : 4, 4, puis 8, 8, 8, 8. Ce sont des puissances de deux, et chacune apparaît une fois de plus que la précédente.
lesson-four-pegs-growth-ask = Combien de coups pour 5 à 10 disques ?
lesson-four-pegs-growth-hint = 9 + 4, et encore 4. Ensuite 8 de plus à chaque fois.
lesson-four-pegs-growth-done = Chaque puissance de deux apparaît une fois de plus que la précédente : cela croît donc bien plus lentement qu’en doublant.

lesson-four-pegs-sure = Est-ce le mieux ?
lesson-four-pegs-sure-text = La coupe donne une solution. Elle ne montre pas qu’il n’en existe pas de plus courte.
lesson-four-pegs-sure-ask = Que sait-on pour quatre piquets ?
lesson-four-pegs-sure-hint = Frame et Stewart l’ont énoncé en 1941, et la réponse est venue en 2014.
lesson-four-pegs-sure-done = Prouvé par Thierry Bousch en 2014. À partir de cinq piquets, ce n’est toujours que présumé.
lesson-four-pegs-sure-proven = Il est prouvé que la coupe donne le chemin le plus court, quel que soit le nombre de disques.
lesson-four-pegs-sure-checked = Des ordinateurs l’ont vérifié pour de petites tours, et c’est tout.
lesson-four-pegs-sure-checked-why = C’était vrai jusqu’en 2014, pour 30 disques au plus.
lesson-four-pegs-sure-guess = C’est une supposition, même pour de petites tours.
lesson-four-pegs-sure-guess-why = Les petites tours peuvent être explorées entièrement.
