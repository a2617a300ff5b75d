### The Tower of Hanoi: the cards of its methods.

## The task
hanoi-not-plane = Avec { $pegs } piquets, il y a { $states } états, et leur graphe ne peut pas être dessiné sans croisements, sauf pour un ou deux disques sur quatre piquets (Hinz et Parisse, 2002). Seul le chemin est donc montré.

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-seen = Du plus grand disque au plus petit : où est chaque disque, et où il faut qu’il soit. Tant qu’un disque attend de bouger, tous les plus petits doivent aller sur le troisième piquet.
hanoi-largest-disc-reach = Tout état et tout but sur trois piquets. Entre des états mêlés, le plus grand disque doit parfois bouger deux fois.
hanoi-direction-seen = Chaque disque tourne autour des piquets dans un seul sens ; deux disques de tailles voisines tournent en sens contraires.
hanoi-shortest-reach = Seulement sur le chemin le plus court qui mène toute la tour d’un piquet à un autre.
hanoi-recursion-reach = Seulement quand toute la tour va d’un piquet à un autre.
hanoi-pair-cycle-seen = Les trois paires de piquets se relaient. Entre deux piquets, un seul coup est permis : la paire décide donc du coup.
hanoi-last-peg-seen = Il suffit de retenir sur quel piquet on vient de jouer. Des disques du dessus des deux autres piquets, c’est le plus petit qui bouge.
hanoi-formulas-seen = Du numéro d’une étape au piquet de chaque disque, et retour, sans jouer les coups.
hanoi-formulas-reach = Seulement sur le chemin le plus court qui mène toute la tour d’un piquet à un autre ; ailleurs, ces nombres ne veulent rien dire.
hanoi-split-seen = Avec un piquet en plus, on gare d’abord les petits disques. Chaque colonne donne le total pour un nombre de disques garés ; la plus basse est la meilleure.
hanoi-split-reach = Toute la tour, d’un piquet à un autre. Minimum prouvé sur quatre piquets, présumé au-delà.
hanoi-tower-only = toute la tour, d’un piquet à un autre

## The card of the largest disc
hanoi-largest-disc-rule = Commencez par le plus grand disque et descendez. Si un disque est déjà là où il faut, écrivez 0. Sinon, écrivez 1 : les plus petits doivent lui faire place sur le troisième piquet.
hanoi-column-disc = disque
hanoi-column-is-on = est sur
hanoi-column-wanted-on = attendu sur
hanoi-column-bit = bit
hanoi-disc-not-yet = pas encore
hanoi-disc-free = libre
hanoi-read-down = Lisez la dernière colonne de haut en bas. En binaire, { $digits } est la distance au but : { $far }.
hanoi-once-or-twice = Le plus grand disque qui n’est pas sur son piquet d’arrivée est { $disc }. Le trajet direct, { $from } → { $to }, demande { $once } en tout ; le détour, { $from } → { $via } → { $to }, demande { $twice } : { $verdict }.
hanoi-once-as-short = les deux sont aussi courts, et le trajet direct est montré
hanoi-twice-is-shorter = le détour est plus court
hanoi-once-is-shorter = le trajet direct est plus court
hanoi-bar-once = { $disc } une fois : { $from } → { $to }
hanoi-bar-twice = { $disc } deux fois : { $from } → { $via } → { $to }
hanoi-bar-smaller = { $largest ->
    [1] 1 sur { $peg }
   *[other] 1–{ $largest } sur { $peg }
}
hanoi-bar-shorter = plus court

## The card of directions
hanoi-direction-rule = Le disque 1 joue un coup sur deux et va toujours { $odd }. Tous les disques impairs vont dans ce sens ; les pairs vont { $even }.
hanoi-odd-never-on-odd = Un disque impair n’est jamais posé sur un impair, ni un pair sur un pair.
hanoi-direction-of-move = Au coup { $number }, c’est { $disc } qui bouge. Il bouge d’abord au coup { $first }, puis tous les { $every } coups. Nombre de ses coups jusqu’ici : { $moved }.
hanoi-discs = disques

## The card of three pairs of pegs
hanoi-pair-rule = Les trois paires de piquets se relaient. Entre deux piquets, un seul coup est permis : le plus petit des deux disques du dessus bouge.
hanoi-pair-order = { $parity ->
    [odd] Avec un nombre impair de disques, l’ordre est { $order }.
   *[even] Avec un nombre pair de disques, l’ordre est { $order }.
}
hanoi-pairs = { $first }, { $second }, { $third }
hanoi-pair-turn = Les paires se relaient ; c’est au tour de { $turn }.
hanoi-moves-made = coups joués jusqu’ici : { $made }

## The card of the last peg
hanoi-last-peg-rule = Retenez seulement sur quel piquet vous venez de jouer. N’y touchez pas ; des deux autres disques du dessus, le plus petit bouge.
hanoi-last-put-on = le dernier coup allait sur { $hand }
hanoi-last-peg-first = Premier coup : le disque 1 va sur le piquet d’arrivée si le nombre de disques est impair, sinon sur le troisième piquet.
hanoi-last-peg-only-one = Le disque 1 vient de bouger : un seul autre disque peut bouger.
hanoi-last-peg-onto-even = C’est au disque 1 de bouger. Un impair n’est jamais posé sur un impair : il va donc sur le disque pair.
hanoi-last-peg-onto-empty = C’est au disque 1 de bouger. Un impair n’est jamais posé sur un impair : il va donc sur le piquet vide.

## The card of step and state
hanoi-formulas-step-to-state = De l’étape à l’état : après k coups, le disque i a bougé (k + 2^(i−1)) / 2^i fois, arrondi à l’entier inférieur, toujours dans le même sens.
hanoi-formulas-state-to-step = De l’état à l’étape : le plus grand disque reçoit 0 sur le piquet de départ et 1 sur celui d’arrivée. Chaque disque plus petit reçoit le même chiffre que le disque juste plus grand s’ils sont sur le même piquet, sinon l’autre chiffre.
hanoi-column-turns = coups jusqu’ici, mod 3
hanoi-column-way-round = sens
hanoi-column-peg = piquet
hanoi-column-digit = chiffre
hanoi-formulas-read-down = Lisez la dernière colonne de haut en bas. En binaire, { $digits } est le numéro de l’étape : { $step }.

## The card of recursion
hanoi-stack-rule = Pour déplacer une tour : dégager le dessus, déplacer le disque du bas, remettre le dessus.
hanoi-job = hanoi
hanoi-job-from = de
hanoi-job-to = vers
hanoi-job-third = tiers
hanoi-job-move = { $disc } { $from } → { $to }

## The card of where to split
hanoi-split-rule = Garez les k plus petits disques sur un piquet libre, déplacez les autres avec un piquet de moins, puis ramenez les petits.
hanoi-split-sum = k = { $best } : { $first } + { $second } + { $last } = { $total }, { $sure }.
hanoi-split-proven = minimum prouvé (Bousch, 2014)
hanoi-split-job = { $discs } { $from } → { $to }
hanoi-known = Ce qui a été prouvé, et par qui
hanoi-known-stewart = 1941 : Frame et Stewart publient un plan pour un nombre quelconque de piquets. Ni l’un ni l’autre ne prouve qu’il est le plus court.
hanoi-known-klavzar = 2002 : Klavžar, Milutinović et Petr prouvent que les plans proposés jusque-là, dont ceux de Frame et de Stewart, demandent tous le même nombre de coups. Peu importe lequel on utilise.
hanoi-known-korf = 2007 : Korf et Felner vérifient par ordinateur que rien n’est plus court avec quatre piquets, jusqu’à 30 disques.
hanoi-known-chappelon = 2012 : Chappelon et Matsuura mettent d’autres facteurs dans la récurrence du plan, et trouvent de combien chaque disque de plus augmente alors le nombre de coups.
hanoi-known-bousch = 2014 : Bousch prouve que rien n’est plus court avec quatre piquets, quel que soit le nombre de disques. À partir de cinq piquets, il n’y a pas de preuve.

## Reasons and formulas on the cards
hanoi-weights = Un 1 pour le disque i pèse 2^(i−1) : { $sum }.
hanoi-stack-length = Le nombre de coups est donc le double de celui de la tour sans son disque du bas, plus un :
hanoi-split-why = Les grands disques ont un piquet de moins, car les disques garés l’occupent : aucun disque plus grand ne peut y aller. Le meilleur k est celui dont le total est le plus petit :

## Discs that wait, on many pegs or in a circle
clear-way-seen = Du plus grand disque qui bouge jusqu’au coup suivant : où va chacun, où les plus petits attendent pendant ce temps, et combien de coups cela prend.
clear-way-reach = Tout état et tout but, sur un nombre quelconque de piquets.
clear-way-rule = Un disque ne peut bouger que si son piquet et celui où il va ne portent aucun disque plus petit. Les plus petits attendent donc d’abord sur d’autres piquets, et le plus grand d’entre eux qui bouge a besoin de la même chose.
clear-way-move = coup
clear-way-parked = les plus petits attendent sur
clear-way-after = après
circle-seen = Chaque rangée est une tâche en cours : une tour qui avance d’un ou de deux piquets dans le sens horaire. La partie encadrée est en train de se faire ; la rangée du dessous la décompose.
circle-reach = Des disques qui ne vont que dans le sens horaire, quand toute la tour va d’un piquet à un autre.
circle-rule = Dans le sens horaire, une tour avance d’un piquet ou de deux. Pour que son plus grand disque puisse bouger, les plus petits doivent avancer de deux piquets ; s’il bouge deux fois, ils doivent encore s’écarter entre-temps, d’un piquet. Chaque tâche appelle donc l’autre (récursion croisée).
circle-by-one = un
circle-by-two = deux
circle-counts = Avec a coups pour avancer d’un piquet et b pour avancer de deux :
