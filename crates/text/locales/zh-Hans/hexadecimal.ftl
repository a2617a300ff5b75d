### The Hexadecimal Puzzle: bars and a key.
key-bits-name = 钥匙哪几位不对
