### Setting a puzzle up.

puzzle = Casse-tête
preset = Modèle
number-of-rings = Nombre d’anneaux
number-of-discs = Nombre de disques
larger = Plus grand
smaller = Plus petit
start = Départ
goal = But
swap = Échanger
swap-start-and-goal = Échanger le départ et le but
only-ring = Seul { $ring }
random = Au hasard
pegs = Piquets
discs-go = Les disques vont
to-any-peg = sur tout piquet
to-neighbours = sur un piquet voisin
clockwise-only = dans le sens horaire
largest-first = grands d’abord
pair-together = Les anneaux 1 et 2 peuvent bouger ensemble
set-rings = Cliquez sur un anneau pour le placer ; les règles ne s’appliquent pas ici.
set-discs = Cliquez là où un disque doit être ; les règles ne s’appliquent pas ici.
set-pieces = Cliquez sur une pièce pour la placer ; les règles ne s’appliquent pas ici.
number-of-pieces = Nombre de pièces
number-of-places = Crans par pièce
fewer-places = Moins de crans
more-places = Plus de crans
cuts-of-key = Motif de la clé
moves-of-each-key = Le nombre de coups avec chacune des 16 clés.
turn-outside-too = Les cadrans peuvent aussi tourner hors du boîtier
two-as-one = avec coups doubles
turns-outside = avec rotations hors du boîtier
all-outside = tout dehors

setup-all-on-peg = Tout sur { $peg }
setup-on-peg = sur le piquet { $peg }
setup-digits = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}
setup-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}

setup-summary = { $count }, { $convention }, { $proof }
setup-shortest = Minimum : { $moves }
setup-proven-unique = prouvé, unique
setup-proven-of-two = prouvé ; un autre chemin est aussi court
setup-proven = prouvé
