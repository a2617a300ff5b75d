### Puzzles that a user makes up.

## The method and its card: a row for each piece.

custom-ladder-name = Who waits for whom

## Where guards leave places open.

# A fact in a row with commas, as in proven-shortest; then what it means; then the same after “Shortest: 7 moves”.
custom-searched = shortest, by search
custom-searched-meaning = A search through the states found no shorter route.
custom-by-search = by search
