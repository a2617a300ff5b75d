### Pieces in a slide, each of which waits for those at its right.

slideout-slide-name = 各自在等什么
