### refusal

refusal-empty-peg = Peg { $peg } has no disc to lift.
refusal-cannot-move = { $piece } cannot move
refusal-cannot-turn = { $dial } cannot turn like that
refusal-cannot-go-on = { $disc } cannot go on { $on }
refusal-cannot-jump = { $disc } cannot jump that far
refusal-cannot-go-back = { $disc } cannot go that way round
refusal-not-the-same = { $left } from one pile and { $right } from the other is not allowed.
refusal-no-such-place = { $piece } has only the places 0 to { $most }
refusal-no-such-peg = There is no peg { $peg }.
refusal-illegal = Rings 1 and 2 cannot move as one.
refusal-illegal-2 = Both must be on, or both off.
refusal-illegal-3 = There is a peg between.
refusal-illegal-4 = At least one stone must be taken.
refusal-illegal-5 = Stones are only ever taken.
refusal-illegal-6 = Both piles cannot be touched in one move.
refusal-illegal-7 = That move belongs to another puzzle.
refusal-must-be-on = {" "}must be on
refusal-must-be-off = {" "}must be off
refusal-lies-on-top = {" "}lies on top of it
refusal-is-larger = {" "}is larger
refusal-piece-stands-there = {" "}stands there already
refusal-pieces-cut = {" "}and others
