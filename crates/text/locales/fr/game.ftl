### A game with piles.

left-then-right = tas de gauche, tas de droite
left-pile = tas de gauche
right-pile = tas de droite
take = Prendre
take-from = côté
from-left = gauche
from-right = droite
from-both = les deux
how-many = Combien
one-more = Un de plus
one-less = Un de moins
not-enough = Il n’y a pas assez de jetons.
who-wins = Qui gagne ?
legend-cold = froide : à laisser à l’adversaire
legend-moves = vos coups
quarter-board = Positions : tas de gauche en largeur, tas de droite en hauteur
map-of-positions = Toutes les positions à partir de 0, 0 : le cadre marque la partie affichée
too-large-to-draw = C’est trop grand à dessiner, mais le verdict reste exact.
rival = Qui joue
rival-nobody = Deux joueurs
rival-second = Vous, puis ordinateur
rival-first = Ordinateur, puis vous
strength = Style de l’ordinateur
strength-soon = fort, rapide
strength-long = fort, patient
strength-lose = facile
game-rule = Prendre dans
one-or-both-piles = un tas ou les deux
one-pile-only = un seul tas (Nim)
new-game = Nouvelle partie
same-piles = Rejouer ces tas
computer-thinks = L’ordinateur réfléchit

game-stones-in-a-bar = Chaque barre vaut { $stones } jetons.
game-turn-you = À vous de jouer
game-turn-computer = À l’ordinateur de jouer
game-turn-first = Au premier joueur
game-turn-second = Au second joueur
game-winner-you = Vous avez pris le dernier jeton. Vous gagnez.
game-winner-computer = L’ordinateur a pris le dernier jeton. Il gagne.
game-winner-first = Le premier joueur a pris le dernier jeton et gagne.
game-winner-second = Le second joueur a pris le dernier jeton et gagne.
game-no-stone-is-left = Il ne reste aucun jeton
game-cold-for-you = Froide : on peut vous battre
game-cold = Froide : qui doit jouer perd
game-hot-for-you = Chaude : vous pouvez gagner
game-hot = Chaude : qui doit jouer peut gagner
game-no-move-wins = Aucun coup ne gagne ici.
game-is-over = La partie est finie.
game-why-none-wins = Quoi que vous preniez, votre adversaire a une réponse. Prenez peu et attendez une erreur.
game-why-it-wins = Ce coup laisse une position froide : quoi que fasse votre adversaire, vous avez une réponse.
game-why-each-wins = Chacun laisse une position froide : quoi que fasse votre adversaire, vous avez une réponse.
game-stands-here = la partie en est là
game-place-is-cold = froide
game-hint-difference = La différence est { $larger } − { $smaller } = { $difference }.
game-hint-leave = { $position } forment une position froide : de là, tout coup perd.
game-hint-cold = { $position } forment déjà une position froide : aucun coup ne gagne.
# $take is an infinitive, as wythoff-take.
game-hint-hope = { $take } et espérer une erreur.

## A game against the computer.

game-rules-of-both = prendre dans un tas, ou autant dans les deux ; le dernier jeton gagne
game-rules-of-both-short = Prenez dans un tas, ou autant des deux. Le dernier gagne.
game-rules-of-both-shortest = Un tas, ou autant des deux. Le dernier gagne.
game-rules-of-one = prendre autant de jetons qu’on veut dans un seul tas ; le dernier jeton gagne
game-rules-of-one-short = Prenez dans un tas. Le dernier jeton gagne.
game-computer-took = { $pile ->
    [left] L’ordinateur a pris { $count } à gauche.
    [right] L’ordinateur a pris { $count } à droite.
   *[both] L’ordinateur a pris { $count } dans chaque tas.
}
game-sum-left = { $left ->
    [one] Il y reste { $before } − { $count } = { $left } jeton.
   *[other] Il y reste { $before } − { $count } = { $left } jetons.
}
game-stones-left = Les tas ont { $left } et { $right } jetons.
game-move-number = Coup { $step }.
game-show-again = Revoir
game-stones-taken = { $count } en moins
game-computer-take-short = ordinateur : { $take }
game-take-shortest = { $pile ->
    [left] gauche −{ $count }
    [right] droite −{ $count }
   *[both] les deux −{ $count }
}
game-you = vous
game-computer = ordinateur
game-first = premier
game-second = second
game-your-move = à vous
legend-you-went = votre trajet
legend-computer-went = trajet de l’ordinateur
game-let-computer-move = Laisser jouer l’ordinateur

## The end of a game against the computer. The cold positions are those from which every move loses.

game-won-all-along = Vous avez gagné, en laissant chaque fois une position froide.
game-won-at = Vous avez fini par gagner : l’ordinateur s’est trompé au coup { $step }.
game-lost-from-the-start = Vous n’aviez aucun coup gagnant.
game-lost-at = Au coup { $step }, vous n’avez pas laissé une position froide.
game-last-taken = L’ordinateur a pris les derniers jetons au coup { $step }
game-moves-from = { $moves }, depuis { $start }
game-go-to-move = Aller au coup { $step }
game-try-again-from = Reprendre au coup { $step }
game-play-again = Rejouer
game-moves-of-the-game = Les coups de cette partie
game-how-it-turned = De { $from }, vous avez laissé { $to } ; l’ordinateur pouvait alors laisser { $answer }, position froide.
game-better = Mieux : { $take }, ce qui laisse { $left }, position froide.
hide-again = Masquer
