### The Hexadecimal Puzzle: bars and a key.

## The method of the key. $key: 1110.
key-bits-seen = Each row is a bar that has to tilt: what it must see before it, what it sees, and which bars are wrong. The row below is the bar that must tilt first.
key-bits-reach = Any state and any goal, with every key.
key-bits-rule = A bar can tilt only when the four bars before it show the key, { $key }, and all before those are down (1). So the nearest bar that is wrong must tilt first, and for that bar the same holds.
key-bits-bar = bar
key-bits-must-see = must see
key-bits-sees = sees
key-bits-wrong = wrong
key-bits-why = Nothing beyond these bars moves: what a bar needs settles every bar before it, so there is no other way to let it tilt.
