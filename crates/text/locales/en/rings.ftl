### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
# $count is how many rings there are, $number the same as a word up to ten; in digits it brings its space.
rings-title = { $count ->
    [one] { $number } ring
   *[other] { $number } rings
}
# A choice of a size, by its title or by the count of its rings, whichever is more usual.
rings-preset = { $title ->
   *[other] { $pieces }
}
# States.
rings-all-off = all off
rings-all-on = all on
rings-only-ring-on = only ring { $ring } on
# A move or a place as briefly as on the timeline, and an order, large on the screen.
rings-short = { $place ->
    [on] { $ring } on
   *[off] { $ring } off
}
rings-order = { $place ->
    [on] { $rings } ON
   *[off] { $rings } OFF
}
# A move as a beat of a rhythm that is heard; $rings is the number of a ring as a word, or rings-one-and-two.
rings-one-and-two = one and two

## The task
# What can be clicked, as begin-point-at says it: click a ring.
rings-any = a ring
# $number is a word up to ten, and brings its space in digits; $moves is a count of moves.
rings-come-off = { $count ->
    [one] The ring is on. It takes { $moves } to get it off.
   *[other] All { $number } rings are on. It takes { $moves } to get them off.
}
# How many moves it takes where rings 1 and 2 do not move as one.
rings-ring-by-ring = { $moves } ring by ring
# How a state is written; $digits is how many rings there are, $ring the number of the innermost one.
rings-notation = { $digits ->
    [one] 1 digit, 1 = on
   *[other] { $digits } digits, 1 = on, ring { $ring } first
}
# What the keys of an address take, after “only”; it brings its space.
rings-states-allowed = a row of 0s and 1s, where 1 is on
rings-moves-allowed = ring numbers such as 1.3, or ~K for K moves of the route

## The coach
# Which rings are on, by a list of their numbers, and how many.
rings-in-hand = On: { $on }. All others are off.
rings-on = { $count } on

## Methods: what they are called, what they show, and where they hold
rings-expect-name = What has to happen first
rings-alternation-name = Two rules are enough
rings-gray-code-name = What a Gray code is
rings-two-rules-name = How the Gray code grows
rings-binary-name = Binary and Gray code
rings-shifts-name = Decode by shifting
rings-decrement-name = Count in binary
rings-automaton-name = Copy or swap
recursion-name = Where you are in the recursion
rings-purposes-name = What each move is for
rings-mirror-name = Mirroring the code
rings-strategy-one-name = Strategy 1: undo and start the other way
rings-strategy-two-name = Strategy 2: turn back
rings-questions-name = Six questions

## The card of what each move is for
rings-wish = { $place ->
    [on] { $ring } can go on
   *[off] { $ring } can come off
}

## Where the moves are numbered from by the ruler
rings-numbered-from = from all off

## Rings 1 and 2 together
pair-blocks-name = Blocks of eight
