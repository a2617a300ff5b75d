### What a tick of the tape stands for.

# Over the number of steps.
tape-one-tick = 每格 =
# $number is a number, or 2^50.
tape-steps = { $number } 步
# Which pieces move at the ticks; $piece is a name: ring 51.
tape-pieces = { $piece } 及以上
# What is heard: $steps is as tape-steps.
tape-spoken = 每格 = { $steps }
# $pieces is as tape-pieces.
tape-spoken-with-pieces = 每格 = { $steps }，{ $pieces }
