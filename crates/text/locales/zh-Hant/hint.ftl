### One line that says why the best move is the best: Ring 8 must come off; it waits for ring 7 to come off.

# $wish is one of the messages with -wish, $reason one of the others, or one of those of the family.
hint-wish-and-reason = { $wish }，{ $reason }

# $ring is a name: ring 8. $way is where it goes: on or off.
hint-ring-wish = { $way ->
    [on] { $ring } 要放上
   *[off] { $ring } 要取下
}
hint-waits-for-ring = { $way ->
    [on] 先等 { $ring } 放上
   *[off] 先等 { $ring } 取下
}
hint-can-move = 現在可以動

# $disc is a name: disc 3.
hint-disc-wish = { $disc } 要到 { $to } 柱
# $discs are several: discs 3, 2, 1, or one.
hint-must-leave = { $discs } 要先離開 { $from } 柱和 { $to } 柱
hint-must-make-room = { $discs } 要先都讓到 { $peg } 柱
