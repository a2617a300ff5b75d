### The controls below the board.

dock-play-tab = Jouer
dock-moves-taken = { $which ->
    [all] Vous pouvez copier la liste complète : { $moves }.
   *[around] Vous pouvez copier les { $moves } autour de cette étape.
}
