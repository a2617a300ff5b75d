### The controls below the board.

dock-play-tab = Spielen
dock-moves-taken = { $which ->
    [all] Du kannst die ganze Liste kopieren: { $moves }.
   *[around] Du kannst die Züge um diesen Schritt kopieren: { $moves }.
}
