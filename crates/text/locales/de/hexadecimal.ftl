### The Hexadecimal Puzzle: bars and a key.

key-bits-name = Welche Bits falsch sind
