### chain

chain-numbered-from = from { $origin }
chain-without-strokes = { $count } of them { $name } moves
chain-published = { $count } with the take-out
chain-how = the{" "}
chain-bare-name = ball
chain-bare-name-2 = ring
chain-bare-name-3 = piece
chain-digits-name = Counting back and forth
chain-digits-seen = Each piece is a digit that travels to and fro through its places. The framed column moves next.
chain-digits-reach = Puzzles whose states are one line.
digits-parts = Read as a number, the digits give { $number }. The goal is { $goal }: { $far }.
chain-fastest-moves = The fastest digit that has not reached its end moves.
digits-parts-2 = Every digit runs up to its last place and back to 0, over and over: ▲ is going up, ▼ down, ■ has reached the end.
digits-parts-3 = piece
digits-parts-4 = place
digits-parts-5 = going
digits-parts-6 = digit
chain-travel = at the end
chain-travel-2 = up
chain-travel-3 = down
chain-digit-columns = piece
chain-digit-columns-2 = going
chain-digit-columns-3 = digit
chain-strokes = pieces next
