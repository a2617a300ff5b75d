### Why a move is refused: what cannot be done, and what is in the way.

## Any puzzle. $piece is named as its puzzle does: ring 5, dial 2.

refusal-cannot-move = { $piece } cannot move
refusal-piece-stands-there = { $piece } is there already
refusal-no-such-place = { $piece } has places 0 to { $most } only
# $piece: ring 12. $pieces counts all there are: 9 rings; $number is how many.
refusal-no-such-piece = { $number ->
    [one] There is no { $piece }; this puzzle has only { $pieces }.
   *[other] There is no { $piece }; this puzzle has { $pieces }.
}
# Instead of a long row of pieces: dials 1, 3, 5, 7, 9, 11 and others.
refusal-pieces-and-others = { $pieces } and others
refusal-other-puzzle = That move belongs to another puzzle.

## Rings.

refusal-must-be-on = { $ring } must be on
refusal-must-be-off = { $rings } must be off
# $rings: numbers alone: 1, 3, 5, 7, 9, 11.
refusal-rings-and-others = rings { $rings } and others
# Rule 2 for one ring. $next is the ring next to it, $last the one beyond that: 0 if there is none.
refusal-rule-two = { $last ->
    [0] Rule 2: ring { $ring } can move only when ring { $next } is on.
    [1] Rule 2: ring { $ring } can move only when ring { $next } is on and ring 1 is off.
    [2] Rule 2: ring { $ring } can move only when ring { $next } is on and rings 1 and 2 are off.
   *[other] Rule 2: ring { $ring } can move only when ring { $next } is on and rings 1 to { $last } are off.
}
refusal-pair-apart = Rings 1 and 2 cannot move together.
refusal-pair-must-match = Both must be on, or both off.

## Discs.

refusal-lies-on-top = { $disc } lies on top of it
refusal-cannot-go-on = { $disc } cannot go on { $on }
refusal-is-larger = { $disc } is larger
refusal-cannot-jump = { $disc } cannot jump that far
refusal-peg-between = There is a peg in between.
refusal-cannot-go-back = { $disc } cannot go in that direction
refusal-empty-peg = Peg { $peg } has no disc to lift.
refusal-no-such-peg = There is no peg { $peg }.

## Dials in a slide with a gap. $count: how many dials there are in $dials.

refusal-cannot-turn = { $dial } cannot turn like that
refusal-face-it = { $count ->
    [one] { $dials } faces it
   *[other] { $dials } face it
}
# $place: outside or gap.
refusal-cannot-get-there = { $place ->
    [outside] { $dial } cannot move outside now
   *[gap] { $dial } cannot move to the gap now
}
refusal-stop-the-slide = { $count ->
    [one] { $dials } is upright and stops the slide
   *[other] { $dials } are upright and stop the slide
}

## Piles of stones.

refusal-nothing-taken = You must take at least one stone.
refusal-stones-added = You can only take stones, not add them.
refusal-both-piles = You can take from one pile only.
refusal-not-the-same = You cannot take { $left } from one pile and { $right } from the other.
