### The graph of all states.

go-there = Y aller
set-as-start = En faire le départ
set-as-goal = En faire le but
to-you = Revenir à vous
choose-dot = Cliquez sur un point pour y aller ou pour en faire le départ ou le but.
choose-row = Cliquez sur une rangée pour y aller ou pour en faire le départ ou le but.
zoom-to-choose = Zoomez jusqu’à voir chaque état.
one-way-edges = Chaque arête ne se parcourt que dans un sens.
growth = Nombre de coups par taille
growth-scale = L’échelle est logarithmique.
game-graph = Le graphe de ce jeu est son quadrillage : chaque case est une position, et un coup va à gauche, en bas, ou les deux à la fois.
go-to-board = Voir le plateau
look-closer = Zoom avant sur le graphe
look-farther = Zoom arrière sur le graphe

## What the picture shows
graph-whole = { $pieces } : les { $states } états
graph-around = { $pieces } : une partie du graphe
graph-way = { $pieces } : le chemin, pas à pas
graph-way-of = chemin le plus court, { $moves }
graph-other-way = { $largest ->
    [once] le plus grand disque une seule fois : { $moves }
   *[twice] le plus grand disque deux fois : { $moves }
}
graph-other-way-as-short = { $largest ->
    [once] le plus grand disque une seule fois : { $moves }, aussi court
   *[twice] le plus grand disque deux fois : { $moves }, aussi court
}
graph-beyond = { $way ->
    [up] { $what } : { $distance } plus haut
   *[down] { $what } : { $distance } plus bas
}
graph-scale = { $positions ->
    [1] Chaque rangée est un état.
   *[other] D’une rangée à l’autre, il y a { $positions } états d’écart.
}
graph-address = Votre état épelle le chemin dans le triangle, à partir du plus grand disque. Dans l’image, { $shown ->
    [1] seul le plus petit disque varie
    [one] rien ne varie ({ $shown })
   *[other] seuls les { $shown } plus petits disques varient
}.
graph-smallest = 1 à { $discs }
graph-width = Dessiné avec des arêtes de 5 mm, le triangle entier { $unit ->
    [metres] ferait environ { $number } m de large
    [kilometres] ferait environ { $number } km de large
    [light-years] ferait environ { $number } années-lumière de large
   *[universe] serait plus large que l’univers visible
}.
graph-growth-point = { $pieces } : { $moves }

## What a screen reader says
graph-here = { $ways ->
    [one] { $place }, { $ways } coup possible
   *[other] { $place }, { $ways } coups possibles
}
graph-is-line = Tous les états sont sur une ligne sans embranchement
graph-is-route = Le chemin du départ au but
graph-places = départ : { $start }, but : { $goal }, vous : { $here }
graph-keys = Les flèches choisissent un état, Entrée y va, plus et moins zooment, Début revient à vous
graph-chosen-on-way = { $name }, étape { $step }
graph-chosen-off-way = { $name }, hors du chemin, à { $moves } d’ici

solve-map-tells = La carte montre tous les états et le chemin. Elle vient avec l’explication, qui compte pour un aperçu.
