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
chain-published = { $count } with the take-out

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-name = Counting back and forth
chain-digits-seen = Each piece is a digit that travels to and fro through its places. The framed column moves next.
chain-digits-reach = Puzzles whose states are one line.
digits-course = Every digit runs up to its last place and back to 0, over and over: ▲ is going up, ▼ down, ■ has reached the end.
digits-fastest-moves = The fastest digit that has not reached its end moves.
# $far: 44 to go.
digits-read = Read as a number, the digits give { $number }. The goal is { $goal }: { $far }.
digits-piece = piece
digits-place = place
digits-going = going
digits-digit = digit
# What stands below digits-going.
digits-up = up
digits-down = down
digits-at-the-end = at the end
# Before the moves ahead.
digits-pieces-next = pieces next
