### The Hexadecimal Puzzle: bars and a key.

## The method of the key. $key: 1110.
key-bits-name = どのビットが違うか
