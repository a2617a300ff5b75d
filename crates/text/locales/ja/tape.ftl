### What a tick of the tape stands for.

# Over the number of steps.
tape-one-tick = 1目盛り＝
# $number is a number, or 2^50.
tape-steps = { $number }ステップ
# Which pieces move at the ticks; $piece is a name: ring 51.
tape-pieces = { $piece }以上
# What is heard: $steps is as tape-steps.
tape-spoken = 1目盛りは{ $steps }
# $pieces is as tape-pieces.
tape-spoken-with-pieces = 1目盛りは{ $steps }、{ $pieces }
