### wythoff

wythoff-guessed = that
wythoff-reached = The last stone is taken.
wythoff-reached-2 = The line of play ends here.
wythoff-read = two piles
wythoff-notation = two piles such as 5,3
wythoff-moves-allowed = positions to leave such as 5,3.2,1, or ~K for K moves of the plan
wythoff-closed-form-name = Golden ratio
wythoff-closed-form-seen = The dots are the cold positions. They lie along two lines whose slopes are the golden ratio φ and 1 / φ, so one can be computed at once.
wythoff-closed-form-reach = Wythoff’s game with piles of any size, in whole numbers.
wythoff-mex-name = Smallest unused number
wythoff-mex-seen = One cold pair a row. The smaller number is the least that is not used yet, the larger one is k more.
wythoff-mex-reach = Small piles only: all smaller positions are gone through.
wythoff-partition-name = Two rows of numbers
wythoff-partition-seen = Two rows that share out all numbers: each number is in exactly one of them, above or below its partner.
wythoff-partition-reach = Wythoff’s game with piles of any size, in whole numbers.
wythoff-sieve-name = Sieve
wythoff-sieve-seen = A sieve, as for prime numbers: every cold position strikes out all from which one could move to it.
wythoff-sieve-reach = Small piles only: all smaller positions are gone through.
wythoff-table-name = Table of smaller positions
wythoff-table-seen = Every smaller position with the least number that none of its moves leads to. A 0 is a cold one.
wythoff-table-reach = Small piles only: all smaller positions are gone through.
wythoff-verdict-part = Hot: to win, leave { $list }.
wythoff-cold-so-far = Cold there: { $list }
wythoff-number-line = k = { $k }: the least number that is not struck out is { $lower }, and { $lower } + { $k } = { $upper }.
wythoff-closed-form-parts = The piles differ by k = { $k }. The cold position of that difference has (k + √(5k²)) / 2 in its smaller pile, both rounded down: ({ $k } + { $root }) / 2 = { $lower }.
wythoff-closed-form-parts-2 = So the cold pair is ({ $lower }, { $upper }); the smaller pile here is { $smaller }.
wythoff-placed = { $pile }: { $mine }, its partner is { $partner }
wythoff-verdict-part-2 = No stone is left.
wythoff-verdict-part-3 = Cold: every move loses against best play.
wythoff-verdict-part-4 = , or{" "}
wythoff-table-parts = Look at all smaller positions: one is cold if none of its moves leads to a cold one.
wythoff-table-parts-2 = The number of a position is the least that none of its moves leads to; 0 is cold (Sprague and Grundy).
wythoff-sieve-parts = Row by row: the first position that is left is cold; strike out its row, its column and its diagonal.
wythoff-sieve-parts-2 = Row by row: the first position that is left is cold; strike out its row and its column.
wythoff-mex-parts = The smaller pile of the next cold position is the least number not used before, the larger one is k more.
wythoff-mex-parts-2 = here
wythoff-partition-parts = Every number is in exactly one of two rows: a(k) = kφ or b(k) = kφ², rounded down, with φ the golden ratio. The number with the same k in the other row is its partner, and the two are cold.
wythoff-position-again = { $name } again
describe-piles = { $name }: { $count }
wythoff-winning-moves = To win, leave { $list }.
wythoff-thrown-away = Next, to lose: leave { $left }.
wythoff-verdict = no stone is left
wythoff-verdict-2 = whoever moves loses
wythoff-verdict-3 = whoever moves wins
wythoff-game-reason = It takes the last stone.
wythoff-game-reason-2 = Every move from here loses.
wythoff-winning-moves-2 = , or{" "}
wythoff-moves-that-win = , or{" "}
wythoff-two-numbers = {" "}and{" "}
golden-plot = The cold positions lie along the lines y = φ·x and x = φ·y, with φ = 1.618…
