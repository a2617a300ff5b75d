### Hints in three grades: where to look, the near reason, the move. They are shown below the board, when asked for, and read out.

## Where to look: the pieces that can move, then a question (which-… in pieces.ftl)
hint-one-piece-can-move = 動かせるのは{ $piece }だけです。
hint-pieces-can-move = { $pieces }を動かせます。
# Several pieces of one kind: $so-many counts them in a word (two rings), $numbers is a list made of hint-number and pieces-and.
hint-so-many-can-move = { $so-many }を動かせます：{ $numbers }。
hint-number = { $number }

## The near reason, and the move. $must and $can are messages below with these endings: Ring 3 must go on so that ring 4 can come off.
hint-so-that = { $can }ために、{ $must }
# $mv is the next move: Ring 1 off, so that ring 3 can go on.
hint-move-so-that = { $can }ために、{ $mv }
# What the next move is for: $near right after it, $far in the end. Each becomes a sentence, below the name of the move.
hint-purpose = { $near }ため
hint-purpose-and-aim = { $near }ため、ひいては{ $far }ため
# $piece is a name: ring 3.
hint-still-needs = { $piece }には、まだ何が必要ですか？
# The reason when no larger piece is left to move, and below its move.
hint-largest-can-move = これから動かすものの中で一番大きいものを、今動かせます。
hint-is-largest = これから動かすものの中で一番大きいものです。
# The far aims; two of them are joined by hint-both.
hint-needs = { $piece }には{ $needed }が必要
hint-both = { $first }、{ $second }

# $rings is a name: ring 3, or rings 1 and 2. $place is where they go. What they can do is rings-wish.
hint-ring-must = { $place ->
    [on] { $rings }を掛ける必要があります
   *[off] { $rings }を外す必要があります
}
# $disc is a name: disc 3. $to is a peg.
hint-disc-must = { $disc }を{ $to }へ移す必要があります
hint-disc-can = { $disc }を{ $to }へ移す
# All other pieces.
hint-piece-must = { $piece }を動かす必要があります
hint-piece-can = { $piece }を動かす
