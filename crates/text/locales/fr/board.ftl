### The boards: what they show, and their marks.

on = monté
off = descendu
can-move = peut bouger
best-next = meilleur coup
cannot-move = ne peut pas bouger
can-take-it = possible ici
must-be-on = doit être monté
must-be-off = doit être descendu

phrases = { $text }, { $phrase }
board-peg-name = Piquet { $peg }
board-peg-empty = vide
board-stack = { $discs } { $disc }
board-ring-run = Anneaux { $high } à { $low }
board-rings-shown = Anneaux { $high } à { $low } sur { $of }
board-disc-lifted = soulevé : le disque { $disc }
board-peg-count = { $number } piquets
board-pair-off = Descendre les anneaux 1 et 2
board-pair-on = Monter les anneaux 1 et 2
board-peg-rule-neighbours = entre piquets voisins seulement
board-peg-rule-one-way = dans le sens horaire seulement
board-free-end-left = bout libre à gauche
board-free-end-right = bout libre à droite
