### What a tick of the tape stands for.

# Over the number of steps.
tape-one-tick = One tick =
# $number is a number, or 2^50.
tape-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
# Which pieces move at the ticks; $piece is a name: ring 51.
tape-pieces = { $piece } or larger
# What is heard: $steps is as tape-steps.
tape-spoken = One tick = { $steps }
# $pieces is as tape-pieces.
tape-spoken-with-pieces = One tick = { $steps }, { $pieces }
