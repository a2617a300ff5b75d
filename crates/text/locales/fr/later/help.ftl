### The keys of the timeline and of the boards, as the help lists them: each group with its title and what its keys do.

help-ten-steps = dix étapes en arrière, dix étapes en avant
help-many-steps = plusieurs étapes en arrière, plusieurs étapes en avant
help-ends = aller au départ, aller au but

help-rings = Anneaux
help-choose-ring = choisir un anneau
help-move-ring = bouger l’anneau
help-ring-on-off = le monter, le descendre
help-ring-by-number = bouger l’anneau 1 à 9
help-ring-one-or-other = bouger l’anneau 1, bouger l’autre anneau qui peut bouger

help-hanoi = Hanoï
help-lift-or-put = soulever un disque de ce piquet, ou l’y poser
help-choose-peg = choisir un piquet
help-lift-put-down = soulever un disque, ou le poser
help-put-back = remettre le disque en place

## Keys
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-shift = Maj
key-control = Ctrl
key-home = Début
key-end = Fin
key-page-up = Pg préc
key-page-down = Pg suiv
