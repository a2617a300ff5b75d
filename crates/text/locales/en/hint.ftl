### hint

hint-must-leave = { $discs } must leave { $from } and { $to } first
hint-disc-wish = { $disc } must go to { $to }
hint-must-make-room = { $discs } must be on { $peg } first
hint-ring-reason = it can move now
hint-disc-reason = it can move now
hint-disc-reason-on-many-pegs = it can move now
hint-two-halves = ;{" "}
