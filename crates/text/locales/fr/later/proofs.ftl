### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

proof-why = Pourquoi ?
proof-why-of = Pourquoi ? { $title }
proof-step-of = { $step } sur { $steps }
proof-back = Étape précédente
proof-next = Étape suivante

## All states form one line.
proof-fold-title = Pourquoi tous les états forment une ligne
proof-fold-tag = Kuo, théorème 1
proof-fold-copies = Supposons que les états des plus petites pièces forment une ligne, avec tout à 0 à un bout et un seul 1, en tête, à l’autre. Avec { $piece } vient une seconde copie : la même ligne, où un chiffre est passé de 0 à 1. Dans une copie, seules de plus petites pièces bougent.
proof-fold-joint = Il n’y a qu’un endroit où { $piece } peut bouger : quand le chiffre suivant est 1 et que tous ceux d’après sont 0, comme dans { $joint }. Pour les plus petites pièces, c’est le bout où le 1 est en tête : un seul coup y relie donc les deux copies.
proof-fold-line = Dépliez la seconde copie, et les deux n’en font qu’une, deux fois plus longue : { $all } états. Ses bouts sont de nouveau tout à 0 et un seul 1 en tête. Une pièce seule a une ligne de deux états, 0 et 1 : l’énoncé vaut donc pour deux pièces, pour trois, pour tout nombre. Sur une ligne, on ne peut qu’avancer ou reculer.

## f(1w) = 2^n − 1 − f(w).
proof-swap-title = Pourquoi un 1 inverse les chiffres qui suivent
proof-swap-tag = Kuo, théorème 3
proof-swap-words = f compte les coups jusqu’à tout à 0. Un 0 en tête ne change rien, car cette pièce n’a jamais à bouger : f(0w) = f(w). Ici, w = { $w }, et f(w) = { $low }.
proof-swap-mirror = Un 1 en tête doit devenir 0, et ce n’est possible qu’en { $joint }, l’autre bout des plus petites pièces. La copie de la ligne où { $piece } vaut 1 est donc l’image en miroir de celle où ce chiffre vaut 0.
proof-swap-sum = Comptez les coups : 2^(n−1) − 1 − f(w) = { $rest } de 1w à { $joint }, un pour { $piece }, et 2^(n−1) − 1 = { $ones } de là jusqu’à tout à 0. En binaire, 2^n − 1 est une rangée de 1, et en retrancher un nombre change chaque chiffre de ce nombre : les chiffres après le 1 sont inversés.
proof-swap-mirror-name = miroir

## Theorem 2 of Kuo, with the number of pieces in place of f.
proof-parity-title = Pourquoi impair veut dire { $piece }
proof-parity-tag = Kuo, théorème 2, sans f
proof-parity-bands = { $of ->
    [rings] Chaque coup change d’une unité le nombre d’anneaux montés : il mène donc à la bande voisine.
   *[others] Chaque coup change un chiffre, donc d’une unité le nombre de 1 : il mène à la bande voisine.
}
proof-parity-last = { $of ->
    [rings] Le tout dernier coup est celui qui bouge { $piece }, avec un seul anneau monté. Les coups alternent entre { $piece } et l’autre anneau, et le nombre d’anneaux montés alterne entre pair et impair. Donc, en remontant jusqu’au départ : impair, { $piece } ; pair, l’autre anneau.
   *[others] Le tout dernier coup est celui qui bouge { $piece }, quand il reste un seul 1. Les coups alternent entre { $piece } et l’autre pièce, et le nombre de 1 alterne entre pair et impair. Donc, en remontant jusqu’au départ : impair, { $piece } ; pair, l’autre pièce.
}
proof-parity-on = { $of ->
    [rings] anneaux montés
   *[others] nombre de 1
}
proof-parity-moves = nombre dans un point : ce qui bouge

## Odd never on odd.
proof-floors-title = Pourquoi impair n’est jamais sur impair
proof-floors-tag = récurrence
proof-floors-aside = Numérotez le sol de chaque piquet : n + 1 au départ et au but, n entre les deux. Ici, n = { $n }, et seul compte pair ou impair. La tour au-dessus du disque { $n } va de { $from } à { $third }. Elle est posée sur le disque { $n }, va sur le sol { $n }, et dispose encore du sol { $floor } : le même motif, pour un disque de moins.
proof-floors-largest = Le disque { $n } va de { $from } à { $to } : d’un sol { $floor } à l’autre. De { $n } et { $floor }, l’un est impair et l’autre pair : cela convient.
proof-floors-follow = La plus petite tour suit, de { $third } à { $to } : du sol { $n } au disque { $n }, avec le sol { $floor } de reste : encore le même motif. Ce qui vaut pour un disque de moins vaut donc pour { $n }, et rien n’est jamais posé sur un semblable. La plus petite tour tourne toujours dans l’autre sens : des disques voisins tournent donc en sens contraires.
proof-floor = sol { $number }
proof-lies-on = { $disc } sur { $number }
proof-peg-start = { $peg } départ
proof-peg-third = { $peg } troisième
proof-peg-goal = { $peg } but

## Wythoff’s game: from hot to cold.
proof-ways-out-title = Pourquoi toute position chaude mène à une froide
proof-ways-out-tag = trois cas
proof-ways-out-cold = Aucune position froide ne mène à une autre. Tous leurs nombres sont différents, et toutes leurs différences aussi : la ligne, la colonne et la diagonale d’une position froide ne rencontrent donc aucune autre position froide. L’image montre celles de { $from }.
proof-ways-out-partner = Une position chaude (x, y) avec x ≤ y a toujours une issue ; il y a trois cas. Premier cas : x est le plus grand nombre d’une paire froide. Ramenez y au partenaire de x : de { $from } à { $to }.
proof-ways-out-column = Deuxième cas : x est le plus petit nombre d’une paire, et y est trop grand pour elle. Diminuez y : de { $from } à { $to }.
proof-ways-out-diagonal = Troisième cas : x est le plus petit nombre, et y est trop petit. Alors x et y diffèrent de moins que cette paire : la paire qui a leur différence vient donc avant. Diminuez les deux : de { $from } à { $to }. Chaque nombre est dans exactement une paire : il n’y a pas d’autre cas.
proof-ways-out-case = { $from } est le { $case ->
    [partner] premier
    [column] deuxième
   *[diagonal] troisième
} cas : laissez { $to }.
proof-ways-out-choose = Choisissez une position quelconque sur le plateau :
proof-ways-out-right = x, vers la droite
proof-ways-out-up = y, vers le haut
proof-ways-out-is-cold = { $from } est une position froide : aucun coup ne mène à une autre.

## Beatty’s theorem.
proof-beatty-title = Pourquoi les rangées contiennent chaque nombre une fois
proof-beatty-tag = Beatty
proof-beatty-quotients = Divisez { $next } par φ et par φ². Comme 1/φ + 1/φ² = 1, la somme des quotients est { $next } ; aucun n’est entier, donc, arrondis à l’entier inférieur, leur somme vaut un de moins : { $sum }.
proof-beatty-gaps = Ainsi arrondis, les quotients comptent les multiples de φ et de φ² avant { $next }. Il y en a donc { $n } avant { $next } et, de même, avant tout nombre il y en a un de moins que ce nombre. Chaque intervalle d’un nombre au suivant en contient donc exactement un, et l’arrondir à l’entier inférieur donne chaque nombre une fois.
proof-beatty-golden = Pourquoi φ ? Supposons que les rangées soient les multiples de certains a et b, arrondis. La k-ième paire a une différence de k, donc b = a + 1, et pour se partager tous les nombres il leur faut 1/a + 1/b = 1. Cela donne a² = a + 1 : a est φ, le nombre d’or, et b est φ².
proof-beatty-lower = multiples de φ : rangée a(k)
proof-beatty-upper = multiples de φ² : rangée b(k)

## Three pairs of pegs.
proof-pairs-title = Pourquoi trois paires se relaient
proof-pairs-tag = suivre le disque 1
proof-pairs-smallest = Le disque 1 joue un coup sur deux : deux de ses coups de suite pourraient n’en faire qu’un, et deux coups de suite d’autres disques feraient un aller et retour. Il tourne toujours dans le même sens, donc ses paires de piquets viennent tour à tour : { $pairs }.
proof-pairs-others = Entre-temps, le disque 1 est au sommet de son piquet, et aucun autre disque ne peut quitter ce piquet ni y aller. Après { $from } → { $to }, le coup suivant est donc entre les deux autres piquets, { $from } et { $third }.
proof-pairs-cycle = Regardez trois coups de suite : le disque 1 va { $from } → { $to }, puis vient la paire { $pair }, puis le disque 1 continue, { $to } → { $third }. Chaque paire est venue une fois. Les trois suivants sont les mêmes paires : une sans { $third }, où est maintenant le disque 1, puis le disque 1 vers { $from }, puis une sans { $from }. Le disque 1 est alors revenu où il était, et tout recommence.

## From the pegs to the number of the step.
proof-same-peg-title = Pourquoi même piquet veut dire même chiffre
proof-same-peg-tag = moitiés de moitiés
proof-same-peg-halves = Numérotez les étapes de 0 à 2^n − 1, avec n chiffres binaires chacune. Au milieu, { $disc } joue son seul coup : dans la première moitié, il est sur { $from } et son chiffre, le premier, est 0 ; dans la seconde, il est sur { $to } et son chiffre est 1.
proof-same-peg-next = Dans chaque moitié, la tour du dessus se déplace une fois, et { $smaller }, en bas de celle-ci, bouge au milieu de la moitié : d’abord { $from } → { $third }, puis { $third } → { $to }. Dans la première moitié, il part du même piquet que { $disc } : tous deux ont 0, puis il s’en va et a 1. Dans la seconde, il y arrive : il vient d’un autre piquet avec 0, puis tous deux ont 1. Dans les deux cas, même piquet veut dire même chiffre, et autre piquet, autre chiffre.
proof-same-peg-on = Il en va de même pour le disque juste plus petit, et ainsi de suite jusqu’au disque 1 : tant que le disque i n’a pas bougé (chiffre 0), la tour du dessus part de son piquet ; ensuite (chiffre 1), elle y arrive. Ici, les disques, à partir du plus grand, sont sur { $pegs }. Les chiffres sont donc { $digits }, et l’étape est { $step }.
proof-same-peg-cells = piquet et chiffre

## How often a disc has moved.
proof-blocks-title = Pourquoi on arrondit à l’entier inférieur
proof-blocks-tag = blocs entiers
proof-blocks-when = Une tour de { $size } disques prend { $ones }, et { $disc }, en bas de celle-ci, bouge au milieu : au coup { $half }. Tant qu’il y a de plus grands disques, l’un d’eux bouge ensuite, puis la petite tour se déplace de nouveau. Ainsi, { $disc } bouge au coup { $half }, puis tous les { $period } coups.
proof-blocks-count = Commencez à compter { $half } coups plus tôt, par blocs de { $period } : chaque fois que { $disc } bouge, un bloc se termine. Après k coups, il s’est écoulé (k + { $half }) / { $period } blocs. Si le dernier n’est pas complet, le coup qui le termine est encore à venir. Seuls comptent donc les blocs entiers, et c’est ce que fait l’arrondi.

## The moves from all 1s to all 0s.
proof-thirds-title = Pourquoi deux tiers d’une puissance de deux, arrondis
proof-thirds-tag = puissances de quatre
proof-thirds-digits = Tous les 1 sont copiés et inversés tour à tour : le premier 1 est copié, le deuxième inversé, le troisième de nouveau copié. Donc f, le nombre de coups jusqu’à tout à 0, s’écrit 1010… en binaire. Ici, { $word } donne { $digits }.
proof-thirds-square = Avec un nombre impair de chiffres, le dernier est 1, et un sur deux avant lui : c’est une somme de puissances de quatre. Coupez un carré de { $cells } cases en quatre, puis l’un des quarts en quatre, et ainsi de suite jusqu’à une seule case. Il y en a trois de chaque taille, dont un teinté, et il reste une case. Les teintés, { $sum }, sont donc le tiers de { $cells } − 1.
proof-thirds-rounded = Avec un nombre pair, il y a un 0 de plus à la fin, et tout double : deux carrés, et deux cases de reste. Dans les deux cas, 2^(n+1) vaut trois fois f, plus 1 ou 2. C’est moins que 3 : quand on divise 2^(n+1) par 3, arrondir à l’entier inférieur laisse donc tomber exactement ce reste.

## f ⊕ ⌊f/2⌋ is the state.
proof-half-title = Pourquoi un XOR avec sa moitié donne le code de Gray
proof-half-tag = voisins comparés
proof-half-differ = Chaque chiffre binaire de f dit si le nombre de 1 dans l’état, jusque-là, est impair. Un chiffre plus loin, cela a changé si l’état y a un 1, mais non s’il y a un 0. Comparez donc chaque chiffre de f au précédent : là où ils diffèrent, l’état a un 1.
proof-half-shift = La moitié de f a les mêmes chiffres, un rang plus à droite. L’arrondi laisse tomber le dernier chiffre : aucun chiffre ne vient après lui pour lui être comparé. Chaque chiffre est alors au-dessus du précédent, et XOR compare les deux : égaux donne 0, différents donne 1. C’est l’état.

## The states of a puzzle of one’s own form a tree.
proof-tree-title = Pourquoi il n’y a qu’un chemin
proof-tree-tag = par la pièce la plus lente
proof-tree-copies = Tant que { $piece } ne bouge pas, seules des pièces plus rapides bougent. Il y a donc une copie de l’arbre de leurs états pour chacun de ses crans.
proof-tree-joint = Entre deux de ses crans, { $piece } ne peut passer que si les pièces plus rapides sont dans un état précis, d’abord en { $guard }. Un seul coup relie donc deux copies voisines.
proof-tree-whole = Des arbres en rang, chacun relié au suivant par un seul coup, font un arbre : entre deux états, il y a exactement un chemin sans retour en arrière, et personne ne peut être bloqué pour de bon. Une pièce seule est une rangée de crans : l’énoncé vaut donc pour deux pièces, pour trois, pour tout nombre. Un arbre a un coup de moins que d’états.
