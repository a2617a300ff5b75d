### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they are called, what they show, and where they hold
rings-expect-seen = Chaque rangée dit où une pièce doit être, à partir du plus grand numéro. Si elle n’y est pas encore, les rangées du dessous disent ce qui doit arriver d’abord, jusqu’à ce qu’une pièce puisse bouger.
rings-expect-reach = Tout état et tout but. On ne peut le lire comme un nombre que si le but est tout à 0.
rings-alternation-seen = Il n’y a jamais plus de deux coups possibles : au bout libre, et juste après le premier 1 en comptant depuis ce bout. Les deux alternent ; les deux couloirs montrent les coups à venir.
rings-alternation-reach = Tout état et tout but. Si le but a le nombre le plus grand, pair et impair s’échangent.
rings-gray-code-seen = Une liste où chaque mot diffère du précédent d’un seul chiffre, et à quoi sert une telle liste.
rings-one-by-one-reach = Tout état et tout but, tant que les pièces bougent une par une.
rings-two-rules-seen = Deux règles écrivent le code de Gray mot après mot. L’état est l’un de ses mots.
rings-binary-seen = L’état en 1 et en 0, et dessous le nombre binaire qu’il représente. Ce nombre dit combien de coups il faut jusqu’à tout à 0.
rings-shifts-seen = Le même nombre binaire, trouvé comme le fait un ordinateur : en quelques opérations sur des mots entiers.
rings-decrement-seen = Chaque coup change le nombre binaire de 1. Une retenue peut changer beaucoup de chiffres binaires, mais un seul du code de Gray.
rings-automaton-seen = Une machine à deux modes lit l’état et écrit dessous le nombre binaire. Le dernier chiffre dit qui doit bouger.
recursion-seen = Chaque rangée est une tâche en cours, faite de plus petites tâches du même genre. La partie encadrée est en train de se faire ; la rangée du dessous la décompose.
rings-recursion-reach = Seulement entre tout à 1 et tout à 0.
rings-purposes-seen = Le chemin coup par coup : ce que chaque coup prépare, et à quoi tout cela mène.
rings-purposes-reach = Tout état et tout but ; 21 coups au plus sont montrés.
rings-mirror-seen = Le code à n chiffres est le code à n − 1 chiffres, puis la même liste à l’envers avec le chiffre n changé. Prendre le miroir d’un autre début donne aussi un code de Gray, mais pas celui-ci.
rings-strategy-one-seen = Ce qui arrive si l’on commence toujours par le bout libre, quitte à tout annuler si c’était une erreur.
rings-strategy-reach = Seulement vers tout à 0. Avec neuf chiffres, une erreur au premier coup peut coûter 1 020 coups au lieu de 2.
rings-strategy-two-seen = Ce qui arrive si l’on commence toujours par le bout libre, quitte à faire demi-tour si c’était une erreur.
rings-questions-seen = Six questions sur le départ et le but, résolues sans jouer un seul coup.

## The card of what has to happen first: a ladder of rings
rings-ring-is = { $place ->
    [on] { $ring } est monté
   *[off] { $ring } est descendu
}
rings-wish-now = maintenant
rings-expect-free = { $place ->
    [on] rien ne gêne : il faut monter { $ring }
   *[off] rien ne gêne : il faut descendre { $ring }
}
rings-expect-read-down = Lisez la colonne de haut en bas, avec 0 pour « fait » et 1 pour le reste. En binaire, { $digits } est la distance au but : { $to_go }.
rings-peek = chacun attend le suivant
rings-then-alternate = Ensuite, alternez.

## The card of two rules
rings-alternation-first = { $on ->
    [one] { $on } anneau est monté, un nombre impair ; il faut donc { $rule }.
   *[other] { $parity ->
        [odd] { $on } anneaux sont montés, un nombre impair ; il faut donc { $rule }.
       *[even] { $on } anneaux sont montés, un nombre pair ; il faut donc { $rule }.
    }
}
rings-odd = impair
rings-even = pair
rings-rule-ring-one = bouger l’anneau 1
rings-rule-other-ring = bouger l’anneau juste après le premier qui est monté, en comptant depuis l’anneau 1
rings-alternate = Ensuite, alternez : bouger deux fois le même anneau ne mène nulle part.
rings-lane-other-ring = autre anneau

## The card of what a Gray code is
rings-gray-code-is = Un code de Gray énumère tous les mots d’une même longueur, faits de 0 et de 1, de sorte que chacun diffère du précédent d’un seul chiffre. Compter en binaire ne le fait pas :
rings-gray-code-carry = De 7 à 8, un compteur binaire change { $flips } chiffres d’un coup, de 0111 à 1000 ; dans le code de Gray, un seul chiffre change.
rings-gray-code-dial = C’est important là où des chiffres sont lus pendant qu’ils changent. Supposons que quatre capteurs lisent la position d’un disque tournant, un chiffre chacun. Ils ne basculent jamais exactement au même instant : entre 7 et 8, un disque binaire peut donc montrer n’importe quel nombre de 0 à 15. Avec un code de Gray, un seul chiffre est douteux, et le disque montre 7 ou 8.
rings-gray-code-who = Frank Gray, des laboratoires Bell, a utilisé le code pour transmettre des signaux (brevet demandé en 1947, accordé en 1953), et le code porte son nom. Louis Gros l’avait trouvé dans le baguenaudier en 1872.
rings-gray-code-here = { $of ->
    [rings] Les anneaux font de même. Ici, f, le nombre de coups jusqu’à tout descendu, passe de { $number } à { $after } : { $flips ->
        [one] { $flips } chiffre binaire change
       *[other] { $flips } chiffres binaires changent
    }, et un seul anneau bouge, { $piece }.
   *[others] Les pièces font de même. Ici, f, le nombre de coups jusqu’à tout à 0, passe de { $number } à { $after } : { $flips ->
        [one] { $flips } chiffre binaire change
       *[other] { $flips } chiffres binaires changent
    }, et une seule pièce bouge, { $piece }.
}
rings-gray-code-cube = Placez les mots de trois chiffres aux sommets d’un cube, de sorte qu’une arête relie deux mots qui diffèrent d’un chiffre. Un code de Gray est alors un chemin le long des arêtes qui passe une fois par chaque sommet, un chemin hamiltonien.
rings-cube-along = { $list } : chaque pas suit une arête.
rings-cube-off = { $jumps ->
    [one] { $list }, en comptant en binaire : { $jumps } pas quitte les arêtes, ce n’est donc pas un code de Gray.
   *[other] { $list }, en comptant en binaire : { $jumps } pas quittent les arêtes, ce n’est donc pas un code de Gray.
}
rings-gray-code-not-unique = Avec trois chiffres, il y a 144 chemins de ce genre, comptés depuis l’un ou l’autre bout. Le premier ci-dessus est le code réfléchi, celui que suivent les coups.
rings-history = D’où vient le baguenaudier
rings-history-told = On raconte deux histoires, et aucune ne peut être prouvée. L’une attribue les anneaux à Hui Shi, au temps des Royaumes combattants : il aurait dit que des anneaux enlacés peuvent se défaire. Mais les anneaux de jade des Stratagèmes des Royaumes combattants ne sont que deux, l’un dans l’autre, et ne sont pas ce casse-tête. L’autre histoire dit que Zhuge Liang (181–234) inventa les anneaux pour tenir compagnie à sa femme pendant ses absences.
rings-history-known = On ne sait pas qui les a vraiment inventés. En Europe, Cardan les a décrits en 1550, et en 1872 Louis Gros les a expliqués par les nombres binaires.

## The card of the Gray sequence
rings-item = { $heading ->
    [down] Voici le mot { $item } du code de Gray. En descendant, défaites le changement qui l’a produit.
   *[up] Le mot { $item } du code de Gray vient ensuite.
}
rings-rule-of-item = { $parity ->
    [odd] Les mots de rang impair changent le dernier chiffre, { $one }.
   *[even] Les mots de rang pair changent le chiffre à gauche du dernier 1. Le dernier 1 est { $ring } : c’est donc { $next } qui change.
}

## The card of binary and Gray code
rings-binary-rule = Allez de gauche à droite, en partant de 0. Répétez le dernier chiffre binaire, mais changez-le là où un anneau est monté.
rings-row-gray = Gray
rings-row-flips = change
rings-row-binary = binaire
rings-row-weight = poids
rings-binary-sum = { $goal ->
    [0] = { $sum } : { $far }.
   *[other] = { $sum }. Le but est { $goal } : { $far }.
}
rings-column-gray = anneaux = Gray
rings-column-to-go = restent
rings-row-by-row = D’une rangée à l’autre, le nombre binaire change de 1, et un seul anneau bouge.

## The card of shifts
rings-shifts-rule = Faites le XOR du mot avec lui-même décalé de 1 vers la droite. Faites de même avec le résultat et un décalage de 2, puis 4, et ainsi de suite.
rings-shifts-number = la dernière rangée est { $number } en binaire

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] Convertissez l’état en binaire, retranchez un, et reconvertissez.
   *[up] Convertissez l’état en binaire, ajoutez un, et reconvertissez.
}
rings-this-state = cet état
rings-decrement-carry = { $turned ->
    [1] Seul le dernier chiffre binaire change : c’est donc { $ring } qui bouge.
   *[other] Les { $turned } derniers chiffres binaires changent, mais dans le code de Gray un seul chiffre change : { $ring }.
}

## The card of the machine that copies or swaps
rings-automaton-rule = Lisez de gauche à droite et commencez par copier. Après chaque 1, changez entre copier et inverser (échanger 0 et 1).
rings-row-read = lire
rings-row-mode = mode
rings-row-written = écrire
rings-mode-copy = copier
rings-mode-swap = inverser
rings-machine = Il y a deux modes, copier et inverser. Un 0 garde le mode ; un 1 passe à l’autre.
rings-automaton-turn = { $turn ->
    [ring-one] Le dernier chiffre est { $last } : c’est donc { $one } qui bouge.
   *[other-ring] { $of ->
        [rings] Le dernier chiffre est { $last } : c’est donc l’autre anneau qui bouge.
       *[others] Le dernier chiffre est { $last } : c’est donc la pièce après le premier 1 qui bouge, en comptant depuis { $one }.
    }
}

## The cards of recursion and of mirroring
rings-on-and-off-only = entre tout monté et tout descendu
rings-stack-rule = Chaque tâche se compose de quatre plus petites. La partie en évidence est en train de se faire.
rings-job-down = descendre
rings-job-up = monter
rings-mirror-rule = Pour construire le code à m chiffres, écrivez le code à m − 1 chiffres avec un 0 devant chaque mot, puis la même liste à l’envers avec un 1 devant. Le tableau le montre pour trois chiffres ; les rangées du dessous le suivent par récursion, jusqu’au coup suivant.
rings-mirror-count = { $of ->
    [rings] Les rangées comptent le long de toute la ligne des états, { $last } coups à partir de { $from }. Le trajet de tout monté à tout descendu n’en est qu’une partie.
   *[others] Les rangées comptent le long de toute la ligne des états, { $last } coups à partir de { $from }.
}
rings-other-code = Il y a d’autres codes de Gray
rings-other-code-rule = Partez des mots de deux chiffres dans un autre ordre et prenez-en le miroir : là encore, deux voisins diffèrent d’un chiffre, mais les coups ne peuvent pas le suivre.
rings-mirror-job-path = à l’envers
rings-mirror-job-back = à l’endroit
rings-column-rings = les anneaux
rings-column-half = deux derniers chiffres
rings-column-other-code = un autre code de Gray
rings-half-forward = à l’endroit
rings-half-backward = à l’envers
rings-move-of = coup { $next } sur { $all }
rings-stack-kinds = { $down } et { $up } s’appellent eux-mêmes : récursion directe. Chacun appelle aussi l’autre : récursion croisée.
rings-stack-loop = La même chose avec une boucle
rings-stack-loop-rule = Une boucle et une pile peuvent remplacer la récursion. Au début, seul { $job } est sur la pile. Encore et encore, prenez ce qui est au sommet. Si c’est un coup, jouez-le. Si c’est une tâche, mettez ses quatre lignes sur la pile, la dernière d’abord ; une tâche avec n = 0 est simplement oubliée. Quand la pile est vide, tout est fait.

## The card of what each move is for
rings-purposes-rule = Raisonnez de l’intérieur vers l’extérieur : un anneau ne peut bouger que si celui qui le précède est monté et tous ceux d’avant descendus. Les petits anneaux bougent donc pour préparer les grands.
rings-purpose-last = { $mv } : aucun anneau plus grand ne bouge après
# $near and $far are infinitives.
rings-purpose-and-aim = { $mv }, pour pouvoir { $near } et, au bout du compte, { $far }
rings-column-move = coup
rings-column-ring = anneau
rings-column-so-that = pour mettre
rings-purposes-group = { $span }, pour pouvoir { $aim }
rings-five-rings = Baguenaudier à cinq anneaux, pas à pas : 21 coups

## The cards of the strategies
rings-strategy-one-rule = { $of ->
    [rings] Commencez par { $one } (R) et alternez avec l’autre anneau (S). Si S devient impossible, annulez tout et commencez plutôt par S.
   *[others] Commencez par { $one } (R) et alternez avec l’autre coup (S). Si S devient impossible, annulez tout et commencez plutôt par S.
}
rings-strategy-two-rule = { $of ->
    [rings] Commencez par { $one } (R) et alternez avec l’autre anneau (S). Si S devient impossible, faites demi-tour : rejouez R et continuez à alterner.
   *[others] Commencez par { $one } (R) et alternez avec l’autre coup (S). Si S devient impossible, faites demi-tour : rejouez R et continuez à alterner.
}
rings-leg-wrong = faux départ
rings-leg-taken-back = annulé
rings-leg-solved = résolu
rings-strategy-length = Total : { $moves }.
rings-strategy-right = Cette stratégie commence par { $one }, ce qui est juste ici.
rings-strategy-wrong = Cette stratégie commence par { $one }, ce qui est la mauvaise direction ici : { $wrong } à l’aller, puis le retour.

## The card of six questions: a table of questions and answers
rings-yes = oui
rings-no = non
rings-is-solvable = Peut-on le résoudre ?
rings-is-unique = N’y a-t-il qu’un chemin ?
rings-how-far-to-all-off = Combien de coups pour tout descendre ?
rings-how-far-to = Combien de coups jusqu’à { $to } ?
rings-which-ring-is-move = { $of ->
    [rings] Quel anneau bouge au coup { $number } ?
   *[others] Quelle pièce bouge au coup { $number } ?
}
rings-which-state-after = Quel est l’état après le coup { $number } ?
rings-examples = Les exemples de l’article de Kuo
rings-example = Exemple { $number }
rings-example-wrong-start = Depuis 1010, commencer par l’anneau 1 est une erreur. Le bon chemin prend 12 coups.
rings-example-graph = Trois anneaux : 8 états sur une ligne.
rings-example-automaton = Copier ou inverser : f(011001001) = 010001110.
rings-example-numbers = La même ligne avec f en binaire à côté de chaque état, de 111 à 000.
rings-example-other-code = Le miroir de 10, 00, 01, 11 donne un autre code de Gray à trois chiffres.
rings-example-xor = De même avec XOR : f(011001001) = 010001110.
rings-example-from-all-off = Depuis tout descendu, 123 coups mènent à 001000110.
rings-example-state-after = Depuis 101101100, en commençant par l’anneau 1, 60 coups mènent à 111000110.
rings-example-which-ring = Sur le même chemin, l’anneau 8 joue le coup 56.
rings-example-which-disc = Dans toute tour d’assez de disques, le disque 3 joue le coup 60.

## Where the moves are numbered from by the ruler
rings-rung-wish = { $way ->
    [on] { $ring } doit monter
   *[off] { $ring } doit descendre
}

## How a ring moves in one’s hands, as a strip of five pictures
slow-title = { $place ->
    [on] Comment monter { $ring } ?
   *[off] Comment descendre { $ring } ?
}
slow-pull-back = Reculer la navette
slow-off-two = Soulever l’anneau
slow-off-three = Glisser la navette dessous
slow-turn-ring = Tourner l’anneau de côté
slow-off-five = Le laisser tomber au travers
slow-on-one = Tenir l’anneau dessous
slow-on-three = Lever l’anneau au travers
slow-on-five = Enfiler la navette
slow-play = Lecture lente
slow-stuck = Ici, il est bloqué.

## Reasons and formulas on the cards
rings-expect-costs = Chaque rangée qui n’est pas faite coûte 2^(k−1) coups, où k est son numéro : { $sum }.
rings-expect-table = La méthode en tableau
rings-expect-wanted = attendu
rings-expect-so = déjà ainsi
rings-expect-not = pas encore
rings-expect-first = anneau 1
rings-expect-first-so = Il n’y a plus rien à faire.
rings-expect-first-not = Bougez l’anneau 1.
rings-expect-other = anneau n
rings-expect-other-so = L’anneau n − 1 doit être descendu.
rings-expect-other-not = Si l’anneau n − 1 est monté et tous ceux d’avant descendus, bougez l’anneau n. Sinon, l’anneau n − 1 doit être monté.
rings-parity-of-both = { $of ->
    [rings] Ce qui compte, c’est si f, le nombre de coups jusqu’à tout descendu, est impair (Kuo, théorème 2). Le nombre d’anneaux montés est impair exactement quand f l’est : ici { $on } et { $far }.
   *[others] Ce qui compte, c’est si f, le nombre de coups jusqu’à tout à 0, est impair (Kuo, théorème 2). Le nombre de 1 est impair exactement quand f l’est : ici { $on } et { $far }.
}
rings-back-to-gray = Et retour au code de Gray (Kuo, théorème 4) : faites le XOR du nombre avec sa moitié, arrondie à l’entier inférieur.
flip-title = Changez un chiffre dans l’une des rangées et regardez l’autre.
flip-digit = { $row }, chiffre { $place } : { $digit }
flip-back = Revenir à cet état
rings-shifts-why = Après le décalage de 1, chaque chiffre est le XOR de deux chiffres ; après 2, de quatre ; après 4, de huit. À la fin, chacun est le XOR de tous les chiffres jusqu’à lui : il dit si le nombre de 1 jusque-là est impair.
rings-decrement-why = Pourquoi un seul ? Un chiffre de Gray dit si un chiffre binaire diffère du précédent. Là où deux voisins changent tous deux, cela ne change pas. Ce n’est qu’au bord gauche des chiffres changés que l’un change et l’autre non.
rings-stack-lengths = La somme des quatre lignes d’une tâche est le nombre de ses coups (Kuo, corollaire 1) :
rings-strategy-ends = Le même coup deux fois ne change rien (Kuo, propriété 1), et seuls les deux bouts de la ligne ont un seul coup (Kuo, propriété 2). Alterner mène donc tout droit à l’un des bouts, et un faux départ au mauvais :
rings-strategy-right-cost = bon départ : f(x)
rings-strategy-wrong-cost = faux départ : 2·(2^n − 1) − f(x)
rings-formula-one-line = une ligne de { $states } états (Kuo, théorème 1)

## Rings 1 and 2 together
pair-blocks-seen = Les huit états autour du vôtre sur la ligne des coups simples. Deux raccourcis, où les anneaux 1 et 2 bougent ensemble, en sautent deux.
pair-blocks-reach = Tout état et tout but où les anneaux 1 et 2 peuvent bouger ensemble.
pair-blocks-rule = Numérotez les états à partir de tout descendu, comme si les anneaux bougeaient un par un. Dans chaque bloc de huit, les états 0 et 2, et les états 5 et 7, ne diffèrent que par les anneaux 1 et 2 : là où ceux-ci bougent ensemble, un coup en vaut deux.
pair-blocks-place = numéro
pair-blocks-passed = sur le chemin
pair-blocks-yes = oui
pair-blocks-no = sauté
pair-blocks-count = Un bloc prend donc 6 coups au lieu de 8, et f, le nombre de coups simples jusqu’à tout descendu, donne le nombre de coups :
