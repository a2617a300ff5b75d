### The card of a win: the run in numbers, and what is sent to others.

## Numbers in a row, each above one of these words
win-moves = { $count ->
    [one] coup
   *[other] coups
}
win-fewest = minimum
win-at-most = au plus
win-hints = { $count ->
    [one] indice
   *[other] indices
}
win-looks = { $count ->
    [one] aperçu
   *[other] aperçus
}
win-moves-shown = { $count ->
    [one] coup montré
   *[other] coups montrés
}
win-aids = indices et aperçus
win-time = temps

## The run as a ruler: the key of its marks, and what a screen reader says
win-nearer = sur le chemin
win-other = à côté
win-hint = indice
win-look = aperçu
win-newest = les { $shown } derniers sur { $moves }
win-run = { $off ->
    [0] { $moves }, tous sur le chemin
   *[other] { $moves }, dont { $off } hors du chemin
}

## What is sent.
win-in = { $puzzle } en { $moves } (minimum : { $par })
win-in-fewest = { $puzzle } en { $moves }, le minimum possible
win-in-known = { $puzzle } en { $moves } ({ $par } au plus)
win-puzzle = { $puzzle } avec { $pieces }
win-can-you = { $result }. Et vous ?
# $puzzle is the name of the game: Jeu de Wythoff.
win-of-a-game = { $puzzle } : j’ai gagné depuis { $start }. Et vous ?
win-of-the-computer = { $puzzle } : l’ordinateur a gagné contre moi depuis { $start }. Saurez-vous gagner ?
