### The Hexadecimal Puzzle: bars and a key.
key-bits-name = 鑰匙哪幾位不對
