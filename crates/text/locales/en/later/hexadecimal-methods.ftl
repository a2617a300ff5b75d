### The Hexadecimal Puzzle: bars and a key.

## The method of the key. $key: 1110.
key-bits-seen = Each row is a bar that has to tip: what it must see before it, what it sees, and which bars are wrong. The row below is the bar that must tip first.
key-bits-reach = Any state and any goal, with every key.
key-bits-rule = A bar can tip only when the four bars before it show the key, { $key }, and all before those are down (1). So the nearest bar that is wrong must tip first, and for that bar the same holds.
key-bits-bar = bar
key-bits-must-see = must see
key-bits-sees = sees
key-bits-wrong = wrong
key-bits-why = Nothing beyond these bars moves: whatever a bar needs fixes every bar before it, so there is no second way to let it tip.
