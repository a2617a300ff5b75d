### What you can do with the next move.

next = Suivant
undo = Annuler
redo = Rétablir
hint = Indice
do-it = Jouer
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à rétablir.
goal-reached = But atteint.
start-is-goal = Le départ et le but sont identiques.
today = Le casse-tête du jour
way-back = Et maintenant, le retour
put-back-on = Les remonter
carry-back = Les ramener
no-hints = sans indice
next-shown = avec le coup suivant affiché
fewest-possible = le minimum possible
fewest-known = autant que le chemin montré
