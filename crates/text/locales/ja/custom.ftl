### Puzzles that a user makes up.

## The method and its card: a row for each piece.

custom-ladder-name = どれがどれを待つか

## Where guards leave places open.

# A fact in a row with commas, as in proven-shortest; then what it means; then the same after “Shortest: 7 moves”.
custom-searched = 最短（探索による）
custom-searched-meaning = 全状態を探索し、これより短い経路がないことを確かめました。
custom-by-search = 探索による
