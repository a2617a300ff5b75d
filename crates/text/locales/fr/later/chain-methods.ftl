### Puzzles whose pieces run on one line: the card of digits.

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-seen = Chaque pièce est un chiffre qui monte et descend d’un cran à l’autre. La colonne encadrée bouge ensuite.
chain-digits-reach = Casse-tête dont les états forment une seule ligne.
digits-course = Chaque chiffre va jusqu’à sa dernière valeur et revient à 0, encore et encore : ▲ monte, ▼ descend, ■ est arrivé au bout.
digits-fastest-moves = Des chiffres qui ne sont pas arrivés au bout, c’est le plus rapide qui bouge.
digits-read = Lus comme un nombre, les chiffres donnent { $number }. Le but est { $goal } : { $far }.
digits-place = rang
digits-going = sens
digits-digit = chiffre
digits-up = monte
digits-down = descend
digits-at-the-end = au bout
digits-pieces-next = pièces suivantes

## Reasons and formulas on the cards
digits-why = Un chiffre qui descend compte à l’envers : au cran d, il vaut le dernier cran moins d.
