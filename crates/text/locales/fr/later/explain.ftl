### The methods: their cards, and where they have no answer.

## Cards: why a move is the next one.

explain-why = Pourquoi { $piece } ?
explain-why-not = Pourquoi pas { $piece } ?
explain-try-one = Essayer
explain-as-program = En programme
explain-is-off = est descendu
explain-is-on = est monté
explain-so-next = coup suivant : { $mv }
explain-coming-up = Ensuite
explain-left-out = … encore { $hidden }
explain-move = coup { $number }
explain-moves = coups { $first } à { $last }
explain-what-is-this = { $title } : que voit-on ?
explain-smallest-moves = { $disc } bouge : c’est le plus petit qui n’est pas encore là où il faut.
explain-last-one-moves = { $digits } en binaire : { $far }. Le dernier 1, { $disc }, bouge.

## The list of cards

explain-decide = Décider
explain-count = Compter
explain-build = Construire
explain-routine = Par routine
explain-question = Toute question
explain-start-here = commencez ici
explain-deeper = plus loin

## Parts of a card that lead somewhere, to be heard.

explain-go-to-step = aller à l’étape { $step }
explain-open = ouvrir
explain-text-and-way = { $text } : { $way }

## Where a method has no answer.

method-up-to = Montré jusqu’à la taille { $most } seulement.
method-of-other-puzzle = Cette méthode appartient à un autre casse-tête.
method-one-ring-at-a-time = Seulement si un seul anneau bouge à la fois.
method-toward-all-off = Seulement si le but est tout descendu (tout à 0).
method-between-on-and-off = Seulement sur le chemin entre tout monté et tout descendu (tout à 1 et tout à 0).
method-tower-to-tower = Seulement sur le chemin le plus court qui mène toute la tour d’un piquet à un autre.
method-from-both-piles = Seulement si l’on peut prendre dans les deux tas.
method-on-a-line = Seulement si tous les états forment une seule ligne. Ici, ils forment un arbre avec des impasses.
method-none = Gros n’a pas de méthode pas à pas pour ce casse-tête ; il trouve le chemin par calcul ou par recherche.
method-unknown = Il n’y a pas de méthode { $word } pour ce casse-tête. Utilisez l’une de celles-ci : { $ids }.
method-none-such = { $word } : { $why }

## Rings, a tower and a binary counter on one timeline.

together-gray = Code de Gray
together-moved = Étape { $step } : la pièce { $piece } a bougé
together-will-move = Ensuite : la pièce { $piece }
together-bit = bit { $piece } de 0 à 1 : { $from } → { $to }

## The ruler sequence.

ruler-title = La règle graduée
ruler-numbering = Numérotez les coups { $from } : le coup k est celui qui bouge { $piece }. Si k est impair, g(k) vaut 1 ; si k est pair, g(k) vaut g(k ÷ 2) + 1. Les traits d’une règle graduée suivent le même motif (Gros, 1872).
ruler-going-up = Vous êtes à k = { $made }, en montant : le coup { $next } vient ensuite, celui qui bouge { $piece }.
ruler-going-down = Vous êtes à k = { $made }, en descendant : le coup { $next } est défait ensuite, celui qui bouge { $piece }.
ruler-at-goal = Vous êtes à k = { $made }, le but.
ruler-why = Aucun bloc de la suite n’est jamais suivi aussitôt de sa copie. Un terme sur deux vaut 1. Ôtez les 1 et retranchez 1 aux autres : il reste la même suite. Supposons qu’un bloc soit suivi de sa copie. Leurs 1 doivent se correspondre, donc le bloc a une longueur paire ; ôtez les 1, et il est deux fois plus court. Recommencez jusqu’à ce que le bloc soit un seul terme, égal à son voisin. Mais de deux voisins, un et un seul vaut 1.
ruler-term-is = Le terme { $k } est { $term }.
ruler-first-square = Première répétition : { $twice } { $twice }, à partir du terme { $place }.
ruler-no-square = Aucun bloc n’est répété aussitôt.
ruler-known-words = Avec deux nombres, toute suite sans répétition immédiate s’arrête après trois termes : 1 2 1 ou 2 1 2. Avec trois, elle peut continuer sans fin (Thue, 1906).
ruler-known-turns = Un jeu : deux joueurs ajoutent des lettres à tour de rôle ; le second veut qu’un bloc d’au moins deux lettres soit répété aussitôt, le premier cherche à l’éviter. Avec 2 lettres, le second y arrive toujours en 6 lettres jouées, avec 3 en 16 ; avec 37, le premier peut tenir sans fin (Pegden, 2011), et même avec 6 (Grytczuk, Kozik et Micek, 2013) et avec 4 (Rosenfeld, 2021). Cette preuve ne dit pas comment jouer avec 4.
ruler-known-places = Si au contraire un joueur désigne la place de la lettre suivante, où il veut, et que l’autre ne choisit que la lettre, alors 12 lettres suffisent pour tenir, et 4 ne suffisent pas (Grytczuk, Szafruga et Zmarz, 2013). De 5 à 11, nul ne le sait.

## Questions that are typed: the names of the fields, what goes back to the states of the board, and what is wrong.

asked-x = De l’état x
asked-y = à l’état y
asked-k = coup k
asked-follow = Suivre le plateau
asked-only-moves = De x à y, il n’y a que { $moves }.

## Heads and words of tables in several methods.

table-piece = pièce
table-in-place = en place
table-moves = coups

sources-elsewhere = Sources sur d’autres sites (ces liens quittent Gros) :
ruler-term = Terme de rang
ruler-word = Chercher des répétitions immédiates dans une suite
