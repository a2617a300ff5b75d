### Puzzles that a user makes up.

custom-ladder-name = 谁等着谁
