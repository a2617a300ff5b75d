### Rings, tower and counter that run together.

rings-and-counter = Six anneaux, tous descendus au départ, et un compteur binaire
tower-of-six = Tour de Hanoï, six disques
ruler-of-moves = La règle graduée : quelle pièce bouge à chaque étape
