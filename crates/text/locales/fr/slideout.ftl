### Pieces in a slide, each of which waits for those at its right.

slideout-slide-name = Ce que chaque pièce attend
