### Hints in three grades: where to look, the near reason, the move. They are shown below the board, when asked for, and read out.

## Where to look: the pieces that can move, then a question (which-… in pieces.ftl)
hint-one-piece-can-move = 現在只有 { $piece } 能動。
hint-pieces-can-move = 現在 { $pieces } 能動。
hint-so-many-can-move = 現在有 { $so-many } 能動：{ $numbers }。
hint-number = { $number } 號

## The near reason, and the move. $must and $can are messages below with these endings: Ring 3 must go on so that ring 4 can come off.
hint-so-that = { $must }，好讓 { $can }
# $mv is the next move: Ring 1 off, so that ring 3 can go on.
hint-move-so-that = { $mv }，好讓 { $can }
hint-purpose = 好讓 { $near }
hint-purpose-and-aim = 好讓 { $near }（最終是為了 { $far }）
# $piece is a name: ring 3.
hint-still-needs = { $piece } 還差什麼才能動？
# The reason when no larger piece is left to move, and below its move.
hint-largest-can-move = 還要動的當中，最大的現在就能動。
hint-is-largest = 還要動的當中，它最大。
# The far aims; two of them are joined by hint-both.
hint-needs = { $piece } 要等 { $needed }
hint-both = { $first }，而 { $second }

# $rings is a name: ring 3, or rings 1 and 2. $place is where they go. What they can do is rings-wish.
hint-ring-must = { $place ->
    [on] { $rings } 要先放上
   *[off] { $rings } 要先取下
}
# $disc is a name: disc 3. $to is a peg.
hint-disc-must = { $disc } 要先移到 { $to } 柱
hint-disc-can = { $disc } 移到 { $to } 柱
# All other pieces.
hint-piece-must = { $piece } 要先動
hint-piece-can = { $piece } 動
