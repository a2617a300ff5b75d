### Two piles of stones.

## Who wins; cold is a position in which whoever moves loses, hot any other.

wythoff-empty = no stones are left
wythoff-cold = the player to move loses
wythoff-hot = the player to move can win
# What to leave in order to win.
wythoff-to-win = To win, leave { $positions }.
# The same where the side that could win is to lose: it names the moves only. $count: how many positions they are.
wythoff-moves-that-win = { $count ->
    [one] The winning move leaves { $positions }.
   *[other] The winning moves leave { $positions }.
}
# What that side leaves on purpose. $left: 9 and 15.
wythoff-thrown-away = Next, to lose on purpose: leave { $left }.

## Positions.

# The name of a position, by its two piles.
wythoff-two-numbers = { $one } and { $other }
# Adds another position to a list of positions.
wythoff-or-position = { $positions }, or { $other }
wythoff-position-again = { $name } again
# $name: left pile.
wythoff-pile-has = { $name }: { $count }

## What a move takes. $pile: left, right or both.

wythoff-take = { $pile ->
    [left] take { $count } from the left pile
    [right] take { $count } from the right pile
   *[both] take { $count } from both piles
}
# Adds another move to a list of moves: take 5 from both piles, or 2 from the left pile.
wythoff-or-take = { $pile ->
    [left] { $takes }, or { $count } from the left pile
    [right] { $takes }, or { $count } from the right pile
   *[both] { $takes }, or { $count } from both piles
}
# $left: the position that is left, as 9 and 15.
wythoff-took = { $pile ->
    [left] took { $count } from the left pile, leaving { $left }
    [right] took { $count } from the right pile, leaving { $left }
   *[both] took { $count } from both piles, leaving { $left }
}
# A mark on the board.
wythoff-take-short = { $pile ->
    [left] { $count } from the left
    [right] { $count } from the right
   *[both] { $count } from both
}

## At the end of the timeline.

wythoff-last-stone-is-taken = The last stone is taken.
wythoff-line-ends = The line of play ends here.

## How positions and moves are written.

wythoff-read = valid
wythoff-notation = two piles such as 5,3
wythoff-moves-allowed = positions to leave, such as 5,3.2,1, or ~K for K moves of the line of play

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-name = Golden ratio
wythoff-mex-name = Smallest unused number
wythoff-partition-name = Two rows of numbers
wythoff-sieve-name = Sieve
wythoff-table-name = Table of smaller positions
