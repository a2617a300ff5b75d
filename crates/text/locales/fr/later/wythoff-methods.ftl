### Wythoff’s game: the cards of its methods.

wythoff-card-empty = Il ne reste aucun jeton.
wythoff-card-cold = Froide : si l’adversaire joue au mieux, tout coup perd.
wythoff-card-hot = Chaude : pour gagner, laissez { $positions }.

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-seen = Les points sont les positions froides. Elles sont près de deux droites de pentes φ et 1 / φ, où φ est le nombre d’or : on peut donc calculer directement n’importe laquelle.
wythoff-any-size-reach = Jeu de Wythoff avec des tas de toute taille, calculé en nombres entiers.
wythoff-mex-seen = Chaque rangée est une paire froide. Le plus petit nombre est le plus petit non encore utilisé ; le plus grand vaut k de plus.
wythoff-small-reach = Petits tas seulement : toutes les positions plus petites sont examinées.
wythoff-partition-seen = Deux rangées qui contiennent chaque nombre exactement une fois. Un nombre et celui du dessus ou du dessous forment une paire froide.
wythoff-sieve-seen = Un crible, comme pour les nombres premiers : chaque position froide barre toute position qui peut mener à elle.
wythoff-table-seen = Toutes les positions plus petites, marquées gagnées ou perdues (froides). La seconde table donne à chacune le plus petit nombre auquel aucun de ses coups ne mène ; 0 veut dire froide.

## The cards of the methods.

wythoff-closed-form-how = Comme φ = (1 + √5) / 2 ne peut pas être enregistré exactement, Gros prend la racine d’un nombre entier et arrondit deux fois à l’entier inférieur : ({ $k } + { $root }) / 2 = { $lower }.
wythoff-closed-form-compared = La paire froide est donc ({ $lower }, { $upper }). Ici, le plus petit tas est { $smaller }.
wythoff-golden-lines = Les positions froides sont près des droites y = φ·x et x = φ·y, avec φ = 1,618…
wythoff-mex-rule = Pour la k-ième position froide, prenez le plus petit nombre non encore utilisé, et ce nombre plus k.
wythoff-mex-here = ici
wythoff-number-line = k = { $k } : le plus petit nombre non barré est { $lower }, et { $lower } + { $k } = { $upper }.
wythoff-partition-rule = Chaque nombre est dans exactement une de deux rangées : a(k) = kφ et b(k) = kφ², arrondis à l’entier inférieur, où φ est le nombre d’or. Le partenaire d’un nombre est celui qui a le même k dans l’autre rangée ; ensemble, ils forment une paire froide.
wythoff-placed = { $pile } : { $mine } ; son partenaire est { $partner }
wythoff-sieve-rule = Allez ligne par ligne. La première position qui reste est froide : barrez sa ligne, sa colonne et sa diagonale.
wythoff-sieve-rule-of-nim = Allez ligne par ligne. La première position qui reste est froide : barrez sa ligne et sa colonne.
wythoff-struck = { $line ->
    [row] Barrée par { $cold }, dans sa ligne.
    [column] Barrée par { $cold }, dans sa colonne.
   *[diagonal] Barrée par { $cold }, sur sa diagonale.
}
wythoff-table-rule = Partez de (0,0) : celui qui doit jouer perd (P, position froide) si aucun coup ne mène à un autre P, et gagne (G) s’il y en a un.
wythoff-cold-so-far = Positions froides jusqu’ici : { $list }
wythoff-table-values = Chaque position reçoit le plus petit nombre auquel aucun de ses coups ne mène ; 0 est froide (Sprague et Grundy).
wythoff-table-more = Plus : un nombre pour chaque position
wythoff-won = G
wythoff-lost = P

## Reasons and formulas on the cards
wythoff-closed-form-is = Les tas diffèrent de k = { $k }. La position froide qui a cette différence a, dans son plus petit tas, k fois le nombre d’or, arrondi à l’entier inférieur :
wythoff-closed-form-floats = Un φ arrondi ne suffit pas pour de grands tas : en virgule flottante sur 64 bits, la position froide (165580140, 267914295) passe pour chaude. Les nombres entiers sont exacts à toutes les tailles.
wythoff-mex-why = Pourquoi ? Le plus petit nombre non utilisé doit être dans une paire froide, et aucune paire précédente ne l’a. Son partenaire doit donner une nouvelle différence, et k est la suivante. Toutes les paires d’après sont plus grandes par leurs deux nombres.

## What the methods cost, for piles of m and n stones
wythoff-table-cost = Coût : O(mn) positions, et pour chacune jusqu’à O(m + n) coups à essayer.
wythoff-sieve-cost = Coût : O(mn), car chaque position est barrée au plus une fois le long de chaque ligne qui y passe.
wythoff-mex-cost = Coût : O(max(m, n)), car chaque nombre jusqu’au plus grand tas sert une fois.
wythoff-closed-form-cost = Coût : une racine carrée d’un nombre entier. Il dépend du nombre de chiffres, O(log max(m, n)), et non du nombre de jetons ; on n’a pas à chercher k, car c’est la différence des tas.
