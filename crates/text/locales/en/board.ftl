### The boards: what they show, and their marks.

state-digits = State
on = on
off = off
can-move = can move
best-next = best next
cannot-move = cannot move
can-take-it = can take it
must-be-on = must be on
must-be-off = must be off

board-peg-name = Peg { $peg }
board-ring-run = Rings { $high } to { $low }
board-rings-shown = Rings { $high } to { $low } of { $of }
board-disc-run = Discs { $high } to { $low }
board-disc-lifted = lifted: disc { $disc }
board-peg-count = { $number } pegs
board-pair-button = ,{" "}
board-pair-label = Rings 1 and 2 off together
board-pair-label-2 = Rings 1 and 2 on together
board-ring-goes = on
board-ring-goes-2 = off
board-peg-rule = neighbouring pegs only
board-peg-rule-2 = one way round only
board-free-end = free end left
board-free-end-2 = free end right
board-stack = {" "}
board-phrases = ,{" "}
