### One line that says why the best move is the best: Ring 8 must come off; it waits for ring 7 to come off.

# $wish is one of the messages with -wish, $reason one of the others, or one of those of the family.
hint-wish-and-reason = { $wish }; { $reason }

# $ring is a name: ring 8. $way is where it goes: on or off.
hint-ring-wish = { $way ->
    [on] { $ring } must go on
   *[off] { $ring } must come off
}
hint-waits-for-ring = { $way ->
    [on] it waits for { $ring } to go on
   *[off] it waits for { $ring } to come off
}
hint-can-move = it can move now

# $disc is a name: disc 3.
hint-disc-wish = { $disc } must go to { $to }
# $discs are several: discs 1, 2 and 3, or one.
hint-must-leave = { $discs } must leave { $from } and { $to } first
hint-must-make-room = { $discs } must be on { $peg } first
