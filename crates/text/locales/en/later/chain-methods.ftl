### Puzzles whose pieces run on one line: the card of digits.

## Digits that count back and forth: the method, its card, and the heads and cells of its tables.

chain-digits-seen = Each piece is a digit that counts up and down through its places. The framed column moves next.
chain-digits-reach = Puzzles whose states form a single line.
digits-course = Every digit runs up to its last value and back to 0, over and over: ▲ goes up, ▼ goes down, ■ has reached its end.
digits-fastest-moves = The fastest digit that has not reached its end moves.
# $far: 44 to go.
digits-read = Read as a number, the digits give { $number }. The goal is { $goal }: { $far }.
digits-place = place
digits-going = going
digits-digit = digit
# What stands below digits-going.
digits-up = up
digits-down = down
digits-at-the-end = at the end
# Before the moves ahead.
digits-pieces-next = next pieces

## Reasons and formulas on the cards
digits-why = A digit whose run goes down counts backwards: at place d it counts as the last place minus d.
