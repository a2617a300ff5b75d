### Exercises: questions with answers that are checked, on the page and on paper.

## Kinds of questions, on buttons and in the list of questions
quiz-kind-moves-left = Coups restants
quiz-kind-state-after = État après le coup k
quiz-kind-ring-at = Anneau du coup k
quiz-kind-next = Coup suivant
quiz-kind-binary = Nombre binaire
quiz-kind-cold = Froide ou chaude
quiz-kind-disc-at = Disque du coup k
quiz-kind-step-of = Étape de la tour
quiz-kind-least = Nombre minimal de coups
quiz-kind-recurrence = Récurrence
quiz-kind-digits = Compter en base 3
quiz-kind-pegs-after = Tour après le coup k

## The questions
quiz-asks-moves-left = Combien de coups avant que tous les anneaux soient descendus ?
quiz-asks-state-after = Les { $number } anneaux sont montés. Quel est l’état après le coup { $at } ?
quiz-asks-ring-at = Les { $number } anneaux sont montés. Quel anneau bouge au coup { $at } ?
quiz-asks-next = Tous les anneaux doivent descendre. Quel anneau bouge ensuite ?
quiz-asks-binary = Quel nombre binaire cet état représente-t-il ?
quiz-asks-verdict = La position ({ $left }, { $right }) est-elle froide ou chaude ?
quiz-asks-partner = { $pile ->
    [one] Un tas a { $pile } jeton. Combien l’autre doit-il en avoir pour que la position soit froide ?
   *[other] Un tas a { $pile } jetons. Combien l’autre doit-il en avoir pour que la position soit froide ?
}
quiz-asks-disc-at = Une tour de { $number } disques va de A à C. Quel disque bouge au coup { $at } ?
quiz-asks-step-of = La tour va de A à C par le chemin le plus court. Après combien de coups est-elle dans cet état ?
quiz-asks-pegs-after = Une tour de { $number } disques va de A à C par le chemin le plus court. Sur quel piquet est chaque disque après le coup { $at } ?
quiz-asks-least-rings = Les { $number } anneaux sont montés. Combien de coups faut-il au minimum pour les descendre tous ?
quiz-asks-least-tower = Combien de coups faut-il au minimum pour amener une tour de { $number } disques sur un autre piquet ?
quiz-asks-recurrence = Descendre { $less } anneaux demande { $moves } ; en descendre { $least } demande { $fewer }. Combien de coups demandent { $number } anneaux ?
quiz-asks-digits = Les chiffres comptent en va-et-vient à partir de { $zeros }. Après combien de coups montrent-ils { $row } ?

## Below a question: what is given
quiz-given-rings = L’état est { $row } : l’anneau { $ring } à gauche, 1 = monté.
quiz-given-tower = L’état est { $row } : le disque { $disc } à gauche.
quiz-given-game = Froide : qui doit jouer perd si l’adversaire joue au mieux. Chaude : qui doit jouer peut gagner.
quiz-given-digits = Chaque pièce a les crans 0, 1 et 2. La pièce libre est à droite.
quiz-given-columns = Touchez une colonne pour monter ou descendre son anneau.
quiz-given-discs = Touchez un disque pour le mettre sur le piquet suivant, ou touchez l’endroit où il doit être sur un autre.
quiz-given-one-by-one = Un anneau par coup.
quiz-given-pegs = Trois piquets, un disque par coup, jamais un grand disque sur un plus petit.

## Answers
quiz-ring = anneau { $ring }
quiz-disc = disque { $disc }
quiz-cold = froide
quiz-hot = chaude
quiz-stones = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}

## Why the answer is right
quiz-because-moves-left = En copiant et en inversant, { $row } devient { $digits }, qui est { $number } en binaire.
quiz-because-binary = Chaque chiffre est le précédent, changé là où un anneau est monté : { $row } devient { $digits }, soit { $number }.
quiz-because-state-after = Il reste { $all } − { $at } = { $left ->
    [one] { $left } coup
   *[other] { $left } coups
}, soit { $digits } en binaire. Un anneau est monté là où un chiffre diffère de son voisin de gauche.
quiz-because-ring-at = { $zeros ->
    [0] Avant lui, il reste { $all } − { $at } + 1 = { $left ->
        [one] { $left } coup
       *[other] { $left } coups
    }, un nombre impair : c’est l’anneau 1 qui bouge.
    [1] Avant lui, il reste { $all } − { $at } + 1 = { $left } coups. On peut diviser ce nombre une fois par deux : c’est donc l’anneau { $ring } qui bouge.
   *[other] Avant lui, il reste { $all } − { $at } + 1 = { $left } coups. On peut diviser ce nombre { $zeros } fois par deux : c’est donc l’anneau { $ring } qui bouge.
}
quiz-because-next-odd = { $count ->
    [one] { $count } anneau est monté, un nombre impair : c’est l’anneau 1 qui bouge.
   *[other] { $count } anneaux sont montés, un nombre impair : c’est l’anneau 1 qui bouge.
}
quiz-because-next-even = { $count } anneaux sont montés, un nombre pair : c’est l’anneau qui suit le premier anneau monté, en comptant depuis l’anneau 1, qui bouge.
quiz-because-cold = ({ $small }, { $large }) est la paire numéro { $number } des positions froides : { $large } = { $small } + { $number }. De là, tout coup mène à une position chaude.
quiz-because-hot = Un coup mène à ({ $left }, { $right }), position froide.
quiz-because-disc-at = { $zeros ->
    [0] { $at } est impair : le disque 1 bouge à chaque coup impair.
    [1] { $at } se divise une fois par deux : c’est donc le disque { $disc } qui bouge.
   *[other] { $at } se divise { $zeros } fois par deux : c’est donc le disque { $disc } qui bouge.
}
quiz-because-step-of = À partir du plus grand disque, les chiffres sont { $digits }, soit { $number } en binaire.
quiz-because-pegs-after = Après le coup { $at }, les disques ont bougé { $counts } fois, à partir du plus grand. Chacun tourne autour des piquets : le plus grand parcourt A, C, B, le suivant A, B, C, et ainsi de suite en alternant.
quiz-because-rings = Chaque nombre est le précédent, plus deux fois celui d’avant, plus 1 : { $once } + 2 × { $twice } + 1 = { $number }.
quiz-because-tower = Chaque disque de plus double le nombre et ajoute 1 : 2 × { $once } + 1 = { $number }.
quiz-because-digits = { $row } devient { $digits } en base 3, soit { $number }.

## Where to begin: a hint
quiz-hint-moves-left = Commencez à gauche, par l’anneau { $ring }. Copiez son chiffre ; après chaque 1, changez entre copier et inverser (échanger 0 et 1). Lisez ensuite le résultat comme un nombre binaire.
quiz-hint-binary = Commencez à gauche, par l’anneau { $ring }. Copiez son chiffre ; après chaque 1, changez entre copier et inverser (échanger 0 et 1).
quiz-hint-state-after = Les { $number } anneaux demandent { $all } coups. Combien en reste-t-il après le coup { $at } ? Écrivez-le en binaire.
quiz-hint-ring-at = Les { $number } anneaux demandent { $all } coups. Combien en reste-t-il avant le coup { $at }, et combien de fois peut-on diviser ce nombre par deux ?
quiz-hint-next = Comptez les anneaux montés. Est-ce pair ou impair ?
quiz-hint-cold = Notez les paires froides : le plus petit tas est le plus petit nombre non encore utilisé, et la différence augmente de 1 : (1, 2), (3, 5), …
quiz-hint-disc-at = Le disque 1 joue chaque coup impair. Combien de fois peut-on diviser { $at } par deux ?
quiz-hint-step-of = Commencez par le plus grand disque : 0 sur A, 1 sur C. Un disque sur le même piquet que le disque juste plus grand répète son chiffre ; sur un autre piquet, il prend l’autre chiffre.
quiz-hint-pegs-after = Le disque 1 joue chaque coup impair, le disque 2 un sur deux des autres, et ainsi de suite. Combien de fois chaque disque a-t-il bougé ? Le disque { $disc } parcourt A, C, B, le suivant A, B, C, et ainsi de suite en alternant.
quiz-hint-least-rings = Un anneau demande 1 coup, deux anneaux en demandent 2. Ensuite, chaque nombre est le précédent, plus deux fois celui d’avant, plus 1.
quiz-hint-least-tower = Un disque demande 1 coup. Que change un deuxième disque ?
quiz-hint-recurrence = Les anneaux 1 à { $least } descendent, l’anneau { $number } suit, les anneaux 1 à { $least } remontent. Il reste alors { $less } anneaux.
quiz-hint-digits = Commencez à gauche. Un chiffre compte en descendant, et non en montant, quand la somme de ceux à sa gauche est impaire.

## Kinds of mistakes
quiz-mistake-backwards = Lu à l’envers
quiz-mistake-forgot-to-swap = Inversion oubliée
quiz-mistake-wrong-end = Mauvais bout
quiz-mistake-one-off = Décalage de 1
quiz-mistake-wrong-ring = Mauvais anneau
quiz-mistake-wrong-disc = Mauvais disque
quiz-mistake-wrong-peg = Mauvais piquet
quiz-mistake-wrong-pile = Mauvais tas
quiz-mistake-wrong-verdict = Mauvais verdict
quiz-mistake-forgot-one = 1 oublié
quiz-mistake-doubling = Mauvais doublement
quiz-mistake-other-puzzle = Formule d’un autre casse-tête
quiz-mistake-size = Mauvaise taille
quiz-mistake-impossible = Impossible

## What a wrong answer tells; $wrong is that answer
quiz-backwards = { $wrong } est la réponse pour { $row }. Vous avez lu l’état depuis la droite. Commencez à gauche.
quiz-backwards-row = { $wrong } commence par l’anneau 1. L’anneau { $ring } s’écrit d’abord, à gauche.
quiz-backwards-discs = { $wrong } commence par le disque 1. Le disque { $disc } s’écrit d’abord, à gauche.
quiz-forgot-to-swap-count = { $wrong } est ce qu’on obtient en lisant { $row } directement comme un nombre binaire. Après chaque 1, 0 et 1 doivent être échangés.
quiz-forgot-to-swap-binary = { $wrong } est l’état lui-même. Après chaque 1, 0 et 1 doivent être échangés.
quiz-forgot-to-swap-state = { $wrong } est le nombre de coups restants, en binaire. Un anneau n’est monté que là où un chiffre diffère de son voisin de gauche.
quiz-forgot-to-swap-pegs = { $wrong } a C pour chaque 1 et A pour chaque 0 de { $at } en binaire. Ce n’est juste que pour le plus grand disque.
quiz-forgot-to-swap-step = On obtient { $wrong } si 0 veut dire « sur le même piquet que le disque juste plus grand ». Il veut dire « le même chiffre que ce disque ».
quiz-forgot-to-swap-digits = { $wrong } est ce qu’on obtient en lisant { $row } directement comme un nombre en base 3. Mais un chiffre compte en descendant quand la somme de ceux à sa gauche est impaire.
quiz-wrong-end-count = { $wrong } est la distance à l’autre bout, où seul l’anneau { $ring } est monté.
quiz-wrong-end-binary = On obtient { $wrong } si l’on commence par inverser. Commencez par copier.
quiz-wrong-end-state = { $wrong } est à { $moves } de la fin, où tout est descendu. Comptez depuis le départ, où tout est monté.
quiz-wrong-end-pegs = { $wrong } est à { $moves } de la fin. Comptez depuis le départ, où tous les disques sont sur A.
quiz-wrong-end-ring = Au coup { $at }, l’anneau { $wrong } bougerait si tous les anneaux étaient descendus au départ. Ici, tous sont montés.
quiz-wrong-end-step = { $wrong } est le nombre de coups qui restent à jouer. Combien ont été joués ?
quiz-one-more-state = { $wrong } est l’état après le coup { $at }. Un coup de trop : défaites ce qu’a fait le coup { $at }.
quiz-one-less-state = { $wrong } est l’état après le coup { $at }. Il faut encore un coup.
quiz-one-off-piece = Au coup { $at }, la réponse est { $piece } : il y a un coup d’écart.
quiz-one-off = { $wrong } est tout près. Vérifiez encore le dernier chiffre.
quiz-one-off-pair = { $wrong } est tout près. D’une paire à l’autre, la différence augmente d’exactement 1.
quiz-wrong-ring = L’anneau { $wrong } peut bouger, mais cela éloigne du but. Le nombre d’anneaux montés est-il pair ou impair ?
quiz-wrong-disc = Le disque { $wrong } est le plus grand qui ait bougé jusqu’ici. Quel disque joue le coup { $at } lui-même ?
quiz-wrong-peg = { $wrong } est sur le chemin vers le piquet B. Commencez par l’autre piquet.
quiz-wrong-pile = { $side ->
    [small] Vous avez pris { $pile } pour le plus grand tas de sa paire. C’est le plus petit.
   *[large] Vous avez pris { $pile } pour le plus petit tas de sa paire. C’est le plus grand.
}
quiz-forgot-one-disc = { $wrong } est le nombre de fois qu’on peut diviser { $at } par deux. Le disque 1 bouge quand aucune division n’est possible.
quiz-forgot-one-rings = { $wrong } oublie le coup de l’anneau { $ring } lui-même.
quiz-not-doubled = { $wrong } compte une seule fois les anneaux 1 à { $least }. Ils descendent, puis remontent.
quiz-doubled-other = { $wrong } double le nombre pour { $less } anneaux. Ce qui se fait deux fois, c’est le travail avec { $least } anneaux.
quiz-other-rings = { $wrong } est ce que demande une tour de { $number } disques. Les anneaux demandent moins de coups.
quiz-other-tower = { $wrong } est ce que demandent { $number } anneaux. Une tour demande plus de coups.
quiz-other-recurrence = { $wrong } suit la règle d’une tour : deux fois le nombre précédent, plus 1.
quiz-size-rings = { $wrong } est le nombre pour { $number } anneaux.
quiz-size-tower = { $wrong } est le nombre pour { $number } disques.
quiz-impossible-state = { $wrong } n’apparaît jamais sur le chemin de tout monté à tout descendu.
quiz-impossible-pegs = { $wrong } n’apparaît jamais sur le chemin le plus court de A à C.

## When what was typed cannot be an answer
quiz-refused-empty = Tapez d’abord une réponse.
quiz-refused-number = Il faut un nombre entier de { $least } à { $most }.
quiz-refused-binary = N’écrivez que des 0 et des 1, { $digits } chiffres au plus.
quiz-refused-rings = Écrivez { $rings } chiffres, 1 = monté et 0 = descendu.
quiz-refused-pegs = Écrivez { $discs } lettres, chacune A, B ou C.
quiz-refused-verdict = Choisissez froide ou chaude.

## Buttons and labels
quiz-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
quiz-points = { $points } sur { $count ->
    [one] { $count } point
   *[other] { $count } points
}
quiz-seed = série { $seed }
quiz-question = Question { $number }
quiz-question-of = Question { $number } sur { $count }
quiz-progress = Question { $number } sur { $count }, faites : { $done }
quiz-first-try = Premier essai
quiz-second-try = Deuxième essai
quiz-third-try = Troisième essai
quiz-one-point = un point
quiz-half-a-point = un demi-point
quiz-no-points = aucun point
quiz-unit-moves = coups
quiz-unit-stones = jetons
quiz-unit-binary = en binaire
quiz-field-ring = Numéro de l’anneau
quiz-field-disc = Numéro du disque
quiz-next = Suivante
quiz-enter-check = vérifier
quiz-enter-next = question suivante
quiz-you = vous
quiz-ring-first = l’anneau { $ring } d’abord
quiz-after = après { $at }
quiz-after-you = après { $at }, vous
quiz-stands-right = juste
quiz-stands-none = juste, aucun point
quiz-stands-shown = réponse montrée
quiz-stands-open = à faire
quiz-stands-second = deuxième essai
quiz-stands-third = troisième essai
quiz-first-answer = première réponse { $wrong }
quiz-first-answer-was = première réponse { $wrong } : { $mistake }
quiz-done = Tout est fait
quiz-results = Mes résultats
quiz-show-results = Voir mes résultats
quiz-to-questions = Retour aux questions
quiz-kept = Les résultats restent sur cet appareil. Un écran réunit toutes les réponses et les erreurs, à montrer à un enseignant.
quiz-mistakes-made = Erreurs
quiz-no-mistakes = Aucune erreur.
quiz-times = { $mistake } : { $count }
quiz-asked = Questions
quiz-answers = Réponses
quiz-solution = Solution
quiz-start-over = Recommencer
quiz-new = Autres questions
quiz-settings = Changer les questions
quiz-kinds = Genres de questions
quiz-pieces = Pièces
quiz-questions = Questions
quiz-link = Lien pour une classe
quiz-link-refused = Copiez ce lien :
quiz-print = Imprimer avec les réponses
quiz-name = Nom
quiz-paper-answers = Réponses
quiz-paper-link = Les mêmes questions sur la page, avec correction :
