### Why a move is refused: what cannot be done, and what is in the way.

## Any puzzle.

refusal-cannot-move = { $piece } lässt sich nicht bewegen
refusal-piece-stands-there = { $piece } ist schon dort
refusal-no-such-place = { $piece } hat nur die Plätze 0 bis { $most }
refusal-no-such-piece = { $number ->
    [one] { $piece } gibt es nicht; dieses Puzzle hat nur { $pieces }.
   *[other] { $piece } gibt es nicht; dieses Puzzle hat { $pieces }.
}
refusal-pieces-and-others = { $pieces } und weitere
refusal-other-puzzle = Dieser Zug gehört zu einem anderen Puzzle.

## Rings.

refusal-must-be-on = { $ring } muss drauf sein
# One ring or several.
refusal-must-be-off = im Weg: { $rings }
refusal-rings-and-others = Ringe { $rings } und weitere
refusal-rule-two = { $last ->
    [0] Regel 2: Ring { $ring } lässt sich nur bewegen, wenn Ring { $next } drauf ist.
    [1] Regel 2: Ring { $ring } lässt sich nur bewegen, wenn Ring { $next } drauf und Ring 1 ab ist.
    [2] Regel 2: Ring { $ring } lässt sich nur bewegen, wenn Ring { $next } drauf ist und die Ringe 1 und 2 ab sind.
   *[other] Regel 2: Ring { $ring } lässt sich nur bewegen, wenn Ring { $next } drauf ist und die Ringe 1 bis { $last } ab sind.
}
refusal-pair-apart = Die Ringe 1 und 2 lassen sich nicht zusammen bewegen.
refusal-pair-must-match = Beide müssen drauf sein oder beide ab.

## Discs.

refusal-lies-on-top = { $disc } liegt darauf
refusal-cannot-go-on = { $disc } darf nicht auf { $on }
refusal-is-larger = { $disc } ist größer
refusal-cannot-jump = { $disc } kann nicht so weit springen
refusal-peg-between = Dazwischen ist noch ein Stab.
refusal-cannot-go-back = { $disc } darf nicht in diese Richtung
refusal-empty-peg = Auf Stab { $peg } liegt keine Scheibe.
refusal-no-such-peg = Stab { $peg } gibt es nicht.

## Dials in a slide with a gap.

refusal-cannot-turn = { $dial } lässt sich so nicht drehen
refusal-face-it = { $count ->
    [one] { $dials } zeigt zu ihm hin
   *[other] { $dials } zeigen zu ihm hin
}
refusal-cannot-get-there = { $place ->
    [outside] { $dial } kann jetzt nicht nach außen
   *[gap] { $dial } kann jetzt nicht an die Lücke
}
refusal-stop-the-slide = { $count ->
    [one] { $dials } ist aufrecht und hält den Schieber auf
   *[other] { $dials } sind aufrecht und halten den Schieber auf
}

## Piles of stones.

refusal-nothing-taken = Du musst mindestens einen Stein nehmen.
refusal-stones-added = Du darfst Steine nur wegnehmen, nicht hinzulegen.
refusal-both-piles = Du darfst nur von einem Haufen nehmen.
refusal-not-the-same = { $left } von einem Haufen und { $right } vom anderen: Das ist nicht erlaubt.
