### Hints in three grades: where to look, the near reason, the move. They are shown below the board, when asked for, and read out.

## Where to look: the pieces that can move, then a question (which-… in pieces.ftl)
hint-one-piece-can-move = Only { $piece } can move.
hint-pieces-can-move = { $pieces } can move.
# Several pieces of one kind: $so-many counts them in a word (two rings), $numbers is a list made of hint-number and pieces-and.
hint-so-many-can-move = { $so-many } can move: { $numbers }.
hint-number = { $number }

## The near reason, and the move. $must and $can are messages below with these endings: Ring 3 must go on so that ring 4 can come off.
hint-so-that = { $must } so that { $can }
# $mv is the next move: Ring 1 off, so that ring 3 can go on.
hint-move-so-that = { $mv }, so that { $can }
# What the next move is for: $near right after it, $far in the end. Each becomes a sentence, below the name of the move.
hint-purpose = so that { $near }
hint-purpose-and-aim = so that { $near } (and in the end { $far })
# $piece is a name: ring 3.
hint-still-needs = What does { $piece } still need?
# The reason when no larger piece is left to move, and below its move.
hint-largest-can-move = The largest one that still has to move can move now.
hint-is-largest = It is the largest one that still has to move.
# The far aims; two of them are joined by hint-both.
hint-needs = { $piece } needs { $needed }
hint-both = { $first }, and { $second }

# $rings is a name: ring 3, or rings 1 and 2. $place is where they go. What they can do is rings-wish.
hint-ring-must = { $place ->
    [on] { $rings } must go on
   *[off] { $rings } must come off
}
# $disc is a name: disc 3. $to is a peg.
hint-disc-must = { $disc } must go to { $to }
hint-disc-can = { $disc } can go to { $to }
# All other pieces.
hint-piece-must = { $piece } must move
hint-piece-can = { $piece } can move
