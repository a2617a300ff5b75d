### The museum of broken programs: find the smallest input that fails, then the wrong line.

museum-title = Musée des programmes fautifs
museum-line = Huit bogues bien réels : trouvez l’entrée qui met chaque programme en défaut.
museum-verb = Entrer
museum-exhibit = Vitrine { $number } sur { $count }
museum-all = Toutes les vitrines
museum-next = Vitrine suivante
museum-for-all = Sans programmer
museum-for-programmers = Pour programmeurs
museum-program = Le programme
museum-found-in = Trouvé dans : { $source }

## The task.

museum-find-input = 1. Trouvez la plus petite entrée pour laquelle le programme se trompe.
museum-find-input-place = 1. Trouvez la plus petite entrée pour laquelle le programme se trompe. Essayer tous les nombres serait trop long : commencez par 1, 2, 3, 5, 8, 13, …, chacun la somme des deux précédents.
museum-run = Exécuter
museum-it-says = Le programme dit
museum-is-right = La bonne réponse
museum-not-allowed = Non permis. { $ranges }
museum-range = { $input } : { $least } à { $most }
museum-range-moves = Il doit y avoir un coup suivant : avec n disques, il y a 2^n − 1 coups en tout.
museum-agrees = Les deux disent la même chose pour cette entrée.
museum-fails = Il échoue ici. Mais une entrée plus petite échoue aussi : la somme de ses nombres est plus petite, ou son premier nombre l’est.
museum-smallest = Trouvé : aucune entrée plus petite n’échoue.
museum-find-line = 2. Quelle ligne est fautive ? Choisissez-la dans le programme.
museum-line-name = Ligne { $number } : { $code }
museum-not-that-line = La ligne { $number } n’y est pour rien. Suivez l’exécution ci-dessous et voyez où elle dérape.
museum-that-line = C’est la ligne { $number }. Elle devrait être :
museum-give-up = Montrer
museum-mended = Cette ligne corrigée, le programme donne la bonne réponse.

## A run, step by step.

museum-steps = L’exécution, pas à pas
museum-step = Pas { $step } sur { $steps }, ligne { $line }
museum-step-cut = { $text } (seuls les { $steps } premiers sont montrés)
museum-step-slider = Pas de l’exécution
museum-no-variables = aucune variable définie

## Inputs and answers.

museum-input-left = tas de gauche
museum-input-right = tas de droite
museum-input-place = k
museum-input-disc = disque
museum-input-move = coup
museum-input-discs = disques en tout
museum-input-made = coups joués
museum-input-levels = niveaux
museum-input-balls = billes
museum-value-wins = qui doit jouer gagne
museum-value-loses = qui doit jouer perd
museum-value-moves = il bouge
museum-value-stays = il reste en place
museum-value-disc = disque { $disc }

## The exhibits: name, what the program should do, why it is wrong and what is right, where the fault was found.

museum-short-range-name = Arrêt trop tôt
museum-short-range-task = Jeu de Wythoff : prenez autant de jetons que vous voulez dans un tas, ou le même nombre dans les deux ; qui prend le dernier gagne. Celui qui doit jouer gagne-t-il ? Le programme essaie chaque coup et se repose la question.
museum-short-range-why = La fin d’un intervalle n’en fait pas partie. range(1, x − 1) s’arrête à x − 2 : le programme ne vide donc jamais le tas de gauche ni n’y laisse un seul jeton, et manque les coups qui gagnent de là.
museum-short-range-source = notes sur The Beauty of Programming 1.13, où les trois intervalles s’arrêtent trop tôt

museum-whole-division-name = Une barre oblique de trop
museum-whole-division-task = Celui qui doit jouer gagne-t-il au jeu de Wythoff ? Une position perd si le plus petit tas est le k-ième multiple du nombre d’or, arrondi à l’entier inférieur, et si les tas diffèrent de k.
museum-whole-division-why = // divise et arrondit à l’entier inférieur. Donc a vaut 1 et non 1,618…, et le programme prend (2, 4), (3, 6), … pour perdues. Seules (0, 0) et (1, 2) sont justes, par chance.
museum-whole-division-source = notes sur The Beauty of Programming 1.13, en Python

museum-one-order-name = Dans l’autre ordre
museum-one-order-task = Celui qui doit jouer gagne-t-il au jeu de Wythoff ? Le programme parcourt les paires perdantes jusqu’à atteindre le plus grand tas, et compare.
museum-one-order-why = Le programme prend le premier tas pour le plus grand. Si le second est plus grand, il compare les mauvais nombres et dit toujours « gagne ». Les deux tas se valent : triez-les d’abord.
museum-one-order-source = le programme de The Beauty of Programming 1.13, comme l’a remarqué son lecteur

museum-counter-name = Une comparaison trop lâche
museum-counter-task = Celui qui doit jouer gagne-t-il au jeu de Wythoff ? Le programme parcourt les paires perdantes, avec leurs numéros k = 1, 2, 3, …, jusqu’à atteindre le plus grand tas.
museum-counter-why = Dans la k-ième paire, les tas diffèrent d’exactement k. « Au plus k » laisse aussi passer (4, 5) à côté de la paire (3, 5), alors que de (4, 5) on peut prendre un jeton au tas de 4 et laisser (3, 5). Le programme du livre fait de même à cause d’un compteur décalé de 1.
museum-counter-source = le programme de The Beauty of Programming 1.13, où (4, 5) est faux

museum-rounded-root-name = Une racine arrondie
museum-rounded-root-task = Le plus petit tas de la k-ième position perdante du jeu de Wythoff est k fois le nombre d’or, arrondi à l’entier inférieur.
museum-rounded-root-why = Les chiffres de √5 ne finissent jamais, et un processeur en garde 53 en binaire. L’erreur croît avec k, jusqu’à dépasser la distance de k·φ à un nombre entier. Cette distance est la plus petite pour les nombres de Fibonacci. Les nombres entiers n’ont pas cette erreur : isqrt est la racine, arrondie à l’entier inférieur.
museum-rounded-root-source = la formule close de The Beauty of Programming, 1.13, en virgule flottante

museum-every-name = Tous les combien ?
museum-every-task = Une tour va d’un piquet à un autre par le chemin le plus court. Ce disque bouge-t-il à ce coup ?
museum-every-why = Entre deux coups du disque i, il y en a 2^i − 1 autres : il bouge donc tous les 2^i coups. La phrase chinoise dit combien de coups il y a entre les deux ; recopié dans un programme, ce nombre est devenu la période.
museum-every-source = Tour de Hanoï sans récursion, règle 1

museum-larger-top-name = Plus grand ou plus petit
museum-larger-top-task = Quel disque d’une tour bouge ensuite ? Le disque qui vient de bouger reste : c’est donc l’un des disques des deux autres piquets.
museum-larger-top-why = Les deux autres piquets ont chacun un disque au sommet. Le plus grand des deux ne pourrait aller que sur le disque qui vient de bouger, ou sur le plus petit, et le chemin le plus court ne fait ni l’un ni l’autre : c’est donc le plus petit qui bouge. Le texte dit « plus grand », sa preuve et son programme disent « plus petit ».
museum-larger-top-source = Tour de Hanoï sans récursion, section 4.2

museum-levels-name = Compter à partir de zéro
museum-levels-task = Combien de coups demande une serrure à billes, chaque bille ayant ce nombre de niveaux, sortie finale comprise ? Pour Kugellager, cinq niveaux et quatre billes, c’est 1 250.
museum-levels-why = Les niveaux 0 à 14 sont quinze niveaux. Avec 14, la Generation Lock demanderait 2 · 14^7 = 210 827 008 coups ; avec 15, c’est 2 · 15^7 = 341 718 750. Essayer la plus petite serrure l’aurait montré.
museum-levels-source = un article sur le baguenaudier qui donne 210 millions de coups pour la Generation Lock
