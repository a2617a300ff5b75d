### What is to be done, puzzle by puzzle.

task-rings = Descendre tous les anneaux de la navette.
task-hanoi = Déplacer toute la tour sur un autre piquet, un disque à la fois.
task-wythoff = Deux joueurs retirent des jetons à tour de rôle ; qui prend le dernier gagne.
task-spin-out = Mettre tous les cadrans à plat pour que le tiroir sorte.
task-dials-out = Tirer le tiroir jusqu’à ce que tous les cadrans soient hors du boîtier.
task-brain = Sortir toutes les tiges.
task-burr = Descendre les anneaux de la barre.
task-balls = Amener toutes les billes au niveau le plus haut.
task-lock = Amener toutes les pièces à leur dernier cran.
task-chain = Tous les états forment une seule ligne. Aller à l’autre bout.
task-elephants = Tourner tous les éléphants du haut vers le bas pour qu’ils sortent en glissant.
task-slide = Amener toutes les pièces à leur dernier cran pour qu’elles sortent en glissant.
task-bars = Basculer toutes les barres vers le bas.
task-custom = Amener chaque pièce de son premier cran à son dernier.

task-all-rings = Descendre les { $pieces } de la navette.
task-all-rings-back = Remonter les { $pieces } sur la navette.
task-all-discs = Déplacer les { $pieces } sur le piquet { $to }, un à la fois.
task-discs-to = Déplacer chaque disque sur le piquet { $to }, un à la fois.
task-all-dials = Mettre les { $pieces } à plat pour que le tiroir sorte.
task-all-dials-out = Tirer le tiroir jusqu’à ce que les { $pieces } soient hors du boîtier.
task-all-rods = Sortir les { $pieces }.
task-all-balls = Amener les { $pieces } au niveau le plus haut.
task-all-pieces = Amener les { $pieces } à leur dernier cran.
task-all-elephants = Tourner les { $pieces } du haut vers le bas pour qu’ils sortent en glissant.
task-all-bars = Basculer les { $pieces } vers le bas.
