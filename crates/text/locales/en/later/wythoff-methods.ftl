### Wythoff’s game: the cards of its methods.

## Who wins; cold is a position in which whoever moves loses, hot any other.

# The same at the end of a card. $positions: 12 and 20, or 9 and 15.
wythoff-card-empty = No stones are left.
wythoff-card-cold = Cold: against best play, every move loses.
wythoff-card-hot = Hot: to win, leave { $positions }.

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-seen = The dots are the cold positions. They lie close to two lines with slopes φ and 1 / φ, where φ is the golden ratio, so any of them can be computed directly.
wythoff-any-size-reach = Wythoff’s game with piles of any size, computed in whole numbers.
wythoff-mex-seen = Each row is a cold pair. The smaller number is the smallest one not used yet; the larger one is k more.
wythoff-small-reach = Small piles only: all smaller positions are worked through.
wythoff-partition-seen = Two rows that contain every number exactly once. A number and the one above or below it are a cold pair.
wythoff-sieve-seen = A sieve, as for prime numbers: each cold position crosses out every position that can move to it.
wythoff-table-seen = Every smaller position, marked won or lost (cold). The second table gives each one the smallest number that none of its moves leads to; 0 means cold.

## The cards of the methods.

wythoff-closed-form-how = Since φ = (1 + √5) / 2 can’t be stored exactly, Gros takes the root of a whole number and rounds down twice: ({ $k } + { $root }) / 2 = { $lower }.
wythoff-closed-form-compared = So the cold pair is ({ $lower }, { $upper }). The smaller pile here is { $smaller }.
wythoff-golden-lines = The cold positions lie close to the lines y = φ·x and x = φ·y, with φ = 1.618…
wythoff-mex-rule = For the k-th cold position, take the smallest number not used yet, and that number plus k.
# The head of the column that marks the row of the position.
wythoff-mex-here = here
wythoff-number-line = k = { $k }: the smallest number not crossed out is { $lower }, and { $lower } + { $k } = { $upper }.
wythoff-partition-rule = Every number is in exactly one of two rows: a(k) = kφ and b(k) = kφ², both rounded down, where φ is the golden ratio. The partner of a number is the one with the same k in the other row; together they are a cold pair.
# $pile: left pile. $mine: 9 = a(6). $partner: b(6) = 15.
wythoff-placed = { $pile }: { $mine }; its partner is { $partner }
wythoff-sieve-rule = Go row by row. The first position left is cold: cross out its row, its column and its diagonal.
wythoff-sieve-rule-of-nim = Go row by row. The first position left is cold: cross out its row and its column.
# $line: row, column or diagonal. $cold: (9,15).
wythoff-struck = { $line ->
    [row] Crossed out by { $cold }, in its row.
    [column] Crossed out by { $cold }, in its column.
   *[diagonal] Crossed out by { $cold }, on its diagonal.
}
wythoff-table-rule = Work up from (0,0): whoever is to move loses (L, a cold position) if no move leads to another L, and wins (W) if one does.
# $list: (0,0) (1,2) (3,5), and so on.
wythoff-cold-so-far = Cold positions so far: { $list }
wythoff-table-values = Each position gets the smallest number that none of its moves leads to; 0 is cold (Sprague and Grundy).
# Opens the numbers of Sprague and Grundy below the table.
wythoff-table-more = More: a number for each position
# In the cells of a table, as short as can be: whether the side to move wins (hot) or loses (cold).
wythoff-won = W
wythoff-lost = L

## Reasons and formulas on the cards
wythoff-closed-form-is = The piles differ by k = { $k }. The cold position with that difference has k times the golden ratio in its smaller pile, rounded down:
wythoff-closed-form-floats = A rounded φ is not enough for large piles: in 64-bit floating point the cold position (165580140, 267914295) is taken for a hot one. Whole numbers are exact at any size.
wythoff-mex-why = Why? The smallest unused number has to be in some cold pair, and no earlier pair has it. Its partner must be a new difference, and k is the next one. All later pairs are larger in both numbers.

## What the methods cost, for piles of m and n stones
wythoff-table-cost = Cost: O(mn) positions, and in each up to O(m + n) moves to try.
wythoff-sieve-cost = Cost: O(mn), because each position is crossed out at most once along each line through it.
wythoff-mex-cost = Cost: O(max(m, n)), because each number up to the larger pile is used once.
wythoff-closed-form-cost = Cost: one square root of a whole number. It depends on the number of digits, O(log max(m, n)), and not on the number of stones; k need not be searched for, because it is the difference of the piles.
