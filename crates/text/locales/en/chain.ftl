### Puzzles whose pieces run on one line.

# From where the moves are numbered. $origin: a state in digits.
chain-numbered-from = from { $origin }
# Behind the count of all moves: how many of them are not strokes of the driver. $piece: ball, ring or piece.
chain-without-strokes = { $piece ->
    [ball] { $count } of them ball moves
    [ring] { $count } of them ring moves
   *[piece] { $count } of them piece moves
}
# Behind that count: the count that was published.
chain-published = { $count } including the final removal

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-name = Counting back and forth

## The part that moves the other pieces: a bar, pushed in and pulled out, or a comb that slides.

driver = driver
# As the subject of a sentence.
the-driver = the driver
the-driver-as-object = the driver
# $count: how many other pieces there are, as 4 balls.
and-a-driver = { $count } and a driver
# Where it is: driver, in. As a place that is asked for: The driver must be in.
driver-in = in
driver-out = out
# Its moves.
driver-goes-in = driver in
driver-goes-out = driver out

comb = comb
the-comb = the comb
the-comb-as-object = the comb
and-a-comb = { $count } and a comb
comb-on-the-left = on the left
comb-on-the-right = on the right
comb-goes-left = comb to the left
comb-goes-right = comb to the right
# Behind a count of moves, as strokes-counted.
comb-strokes-counted = comb strokes included
