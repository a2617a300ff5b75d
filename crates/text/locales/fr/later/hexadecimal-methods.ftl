### The Hexadecimal Puzzle: bars and a key.

key-bits-seen = Chaque rangée est une barre qui doit basculer : ce qu’elle doit voir devant elle, ce qu’elle voit, et quelles barres sont fausses. La rangée du dessous est la barre qui doit basculer d’abord.
key-bits-reach = Tout état et tout but, avec toute clé.
key-bits-rule = Une barre ne peut basculer que si les quatre barres qui la précèdent montrent la clé, { $key }, et si toutes celles d’avant sont en bas (1). La barre fausse la plus proche doit donc basculer d’abord, et il en va de même pour elle.
key-bits-bar = barre
key-bits-must-see = doit voir
key-bits-sees = voit
key-bits-wrong = fausses
key-bits-why = Rien ne bouge au-delà de ces barres : ce qu’exige une barre fixe toutes celles qui la précèdent, et il n’y a donc pas d’autre façon de la faire basculer.
