### The Hexadecimal Puzzle: bars and a key.

key-bits-name = Quels bits sont faux
