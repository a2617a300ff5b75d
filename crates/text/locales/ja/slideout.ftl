### Pieces in a slide, each of which waits for those at its right.

## The method and its card: a row for each piece.

slideout-slide-name = 各ピースが待つもの
