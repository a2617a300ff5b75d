### Making up a puzzle, in its set-up. Pieces are numbered from the free one, which is piece 1; their places from 0.

custom-invitation = Dites quelle pièce attend laquelle. Les états forment-ils une ligne, un arbre avec des impasses, ou des boucles ? Fabriquez un casse-tête d’exactement 100 coups.
custom-design = Vos pièces
custom-begin = Partir de
custom-choose = choisir…
custom-as-rings = comme le baguenaudier
custom-as-elephants = comme les éléphants
custom-any = tout cran de la pièce
custom-two = deux pièces
custom-four = quatre pièces, avec impasses
custom-neighbours = chacune n’attend que sa voisine
custom-nobody = aucune n’attend
custom-places = { $places } crans
custom-fewer-places = Pièce { $piece } : un cran de moins
custom-more-places = Pièce { $piece } : un cran de plus
custom-free = peut bouger à tout moment
custom-waits-for = attend
custom-step = Le pas { $from }–{ $to } de la pièce { $piece } attend

custom-keep-name = Nom du casse-tête
custom-keep = Mettre sur mon étagère
custom-kept = Il est sur votre étagère.

## What its states look like.

custom-line = { $states } états sur une seule ligne : depuis chacun, on ne peut qu’avancer ou reculer.
custom-tree = { $states } états en arbre : on n’est jamais bloqué pour de bon, et il n’y a qu’un chemin entre deux états.
custom-loops = { $states } états avec des boucles : il peut y avoir plusieurs chemins. Le plus court a été trouvé par une recherche parmi tous les états.
custom-dead-ends = { $count ->
    [one] Une impasse quitte le chemin, à l’étape { $step } ; profondeur : { $moves }.
   *[other] { $count } impasses quittent le chemin ; la première à l’étape { $step }, profondeur : { $moves }.
}
custom-first-dead-end = La première impasse quitte le chemin à l’étape { $step }.
custom-blind = { $count ->
    [one] Un seul état est une impasse, d’où l’on ne peut que revenir : { $state }, à { $moves } du départ.
   *[other] { $count } états sont des impasses, d’où l’on ne peut que revenir ; la première, { $state }, est à { $moves } du départ.
}
custom-farthest = Le plus loin du départ : { $state }, à { $moves }.

## What one can try to make.

custom-tasks = Saurez-vous en faire un ?
custom-task-line = une ligne de plus de { $states } états
custom-task-early = un arbre où même le premier coup peut être faux
custom-task-moves = un casse-tête d’exactement { $moves } coups
custom-task-deep = un arbre avec une impasse d’au moins { $moves } coups
custom-task-loops = un casse-tête avec une boucle
custom-done = fait

## On paper, to be played with coins.

custom-paper-how = Pour chaque pièce, posez un pion sur son départ, le nombre entouré. Un coup fait glisser un pion vers un nombre voisin, si les pièces plus rapides sont là où le dit le tableau ; - veut dire n’importe où. Le but est le nombre encadré.
custom-paper-step = Pas
