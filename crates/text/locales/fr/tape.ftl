### What a tick of the tape stands for.

tape-one-tick = Une graduation =
tape-steps = { $number ->
    [one] { $number } étape
   *[other] { $number } étapes
}
tape-pieces = { $piece } ou au-delà
tape-spoken = Une graduation = { $steps }
tape-spoken-with-pieces = Une graduation = { $steps }, { $pieces }
