### Puzzles that a user makes up.

## The method and its card: a row for each piece.

custom-ladder-name = Who waits for whom
