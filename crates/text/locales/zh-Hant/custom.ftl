### Puzzles that a user makes up.

custom-ladder-name = 誰等著誰
