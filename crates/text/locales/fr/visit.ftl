### The first visit, and what to try.

i-have-a-real-one = J’en ai un vrai
show-me-why = Voir pourquoi
try-hanoi = Essayer Hanoï
try-rings = Essayer les anneaux
take-some = prenez quelques jetons
sample-four-pegs = Huit disques sur quatre piquets
sample-in-a-row = Entre piquets voisins seulement : on passe par tous les états
sample-in-a-circle = Dans le sens horaire seulement : revenir en A prend plus de temps
sample-wythoff = Deux tas : quel coup gagne ?
sample-nine-rings = Neuf anneaux, tous montés
sample-last-ring = L’anneau 9 seul monté : plus long que les neuf
sample-ring-two-first = Un départ où l’anneau 2 bouge d’abord
sample-midway = Au milieu d’un autre chemin, à l’étape 60
sample-many-rings = 64 anneaux
sample-most-rings = 1 000 anneaux
sample-five-discs = Cinq disques, à l’étape 12
sample-many-discs = 64 disques, loin dans la solution
sample-twice = Trois disques : le plus grand doit bouger deux fois
sample-odd-and-even = Six disques : les pairs et les impairs échangent leurs places
sample-dials = Sept cadrans, tous debout
sample-elephants = Cinq éléphants, au départ du plus long détour
sample-balls = Quatre billes, à l’étape 777
tip-only-two = Deux anneaux au plus peuvent bouger : l’anneau 1, et celui qui vient juste après le premier anneau monté.
tip-way-back = Bouger deux fois le même anneau ne fait qu’annuler.
tip-single-steps = Pour avancer étape par étape, faites défiler sur le ruban ou pincez-le.
got-it = Compris
