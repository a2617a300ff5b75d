### What a tick of the tape stands for.

tape-one-tick = Ein Teilstrich =
tape-steps = { $number ->
    [one] { $number } Schritt
   *[other] { $number } Schritte
}
tape-pieces = { $piece } oder größer
tape-spoken = Ein Teilstrich = { $steps }
tape-spoken-with-pieces = Ein Teilstrich = { $steps }, { $pieces }
