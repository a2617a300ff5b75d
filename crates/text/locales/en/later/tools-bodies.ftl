### The same puzzle in two bodies: which piece of one is which of the other is to be found.

bodies-title = Same puzzle, two bodies
# On the list of tools: what it is for, and its link.
bodies-line = Which dial is which ring? Find the pairing that carries every move across. And why can elephants not be paired?
bodies-verb = Find the pairing

bodies-pair = Pair
# The names of two puzzles.
bodies-pair-name = { $left } and { $right }
bodies-pieces = Pieces of each
bodies-task = Pair each piece on the left with one on the right, and its places with the places of that one, so that every move on the left is a legal move on the right. Or is there no such pairing?
# Where a piece has more places than one of the other puzzle, so there is nothing to choose.
bodies-task-unlike = Pieces on the left have { $left } places, pieces on the right { $right }. So pieces cannot be paired one by one, but perhaps whole states can?

## The pairing, a row for each piece.

# Names of the two fields of a row.
bodies-partner-of = Partner of { $piece }
bodies-places-of = Places of { $piece }
# Between a piece or a place and what it is on the right: ring 3 = dial 1, off = flat.
bodies-is = { $left } = { $right }
bodies-equals = =
bodies-try = Try it
bodies-none = No pairing exists

## A wrong pairing. $left and $right are moves: Ring 2 off.

bodies-fails-at = Move { $step } on the way to the goal fails.
bodies-fails-beside = The way to the goal works, but a move beside it fails.
bodies-conflict = On the left “{ $left }”, so on the right it would be “{ $right }”.
bodies-again = Change the pairing and try again.
# After “no pairing exists” where there is one.
bodies-there-is = There is one. Both sides have { $states } states in one line: { $ends } at the ends have one move, all others two. Look further.

## A right one.

bodies-found = That is it: in all { $states } states, each move of one is a move of the other.
bodies-same = Such a pairing is called an isomorphism. The two puzzles have the same states and the same moves, only their pieces look different; so every count, solution and proof for one holds for the other.
bodies-by-hand = Move a piece of either one, or press a move: the other follows.
# A line can be laid on a line in two ways.
bodies-other = Find the second right pairing
bodies-back = Back
bodies-forward = Forward
bodies-step = Move { $step } of { $steps } on the way
bodies-moves-of = Moves of { $puzzle }
# What was done on the left, and what followed on the right, or the other way round.
bodies-followed = { $left }. And so: { $right }.

## A third body, below the two: the moves to go, in base 2. Its bits are not the rings.

bodies-bits = A third body: count the moves to go in base 2
# $digits are the bits.
bodies-to-go = { $moves ->
    [one] { $moves } move to go: { $digits } in base 2
   *[other] { $moves } moves to go: { $digits } in base 2
}
bodies-bits-ask = It has the same states, and each move counts one down. Is each ring a bit of it? Try.
bodies-bit = bit { $bit }
# The field for a piece: ring 3.
bodies-bit-of = Bit of { $piece }
# The first entry of its list.
bodies-bit-choose = which bit?
# $before and $after are the bits before the move and after it.
bodies-bit-fails = { $changed ->
    [piece] No: “{ $mv }” moves { $piece }, but bit { $bit } stays as it is: { $before } → { $after }.
   *[bit] No: “{ $mv }” changes bit { $bit }, but { $piece } stays where it is: { $before } → { $after }.
}
bodies-bit-many = { $changes ->
   *[other] Counting one down, { $changes } bits change at once here; on a board only one piece moves.
}
bodies-bit-is = Yes: bit { $bit } changes when { $piece } moves, and never otherwise. It is the only ring that is a bit.
bodies-bit-gray = The states still match, as whole words: a ring is on exactly when its bit differs from the bit on its left. That is the Gray code.

## Where there is none.

bodies-right-none = Right: no pairing exists.
bodies-not-as-many = There are { $left } states on the left and { $right } on the right. In a pairing each state has a partner of its own, so there would have to be as many.
bodies-dead-ends = Both sides have { $states } states, but { $left } states on the left are dead ends with a single move, and { $right } on the right. A pairing keeps the number of moves of each state, so dead ends would have to go to dead ends, and there are not as many. On the left all states form a line, on the right a tree.
bodies-other-moves = Both sides have { $states } states, but { $left } states on the left have { $moves } moves, and { $right } on the right. A pairing keeps the number of moves of each state.
bodies-count = What is counted
bodies-count-states = States
bodies-count-moves = { $moves ->
    [1] with 1 move (dead ends)
    [one] with { $moves } move
   *[other] with { $moves } moves
}
