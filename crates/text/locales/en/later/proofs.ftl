### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

# The button that opens a proof, and its name for those who do not see the card; $title is the title of the proof.
proof-why = Why?
proof-why-of = Why? { $title }
# Which step of a proof is shown, and the buttons beside it.
proof-step-of = { $step } of { $steps }
proof-back = Previous step
proof-next = Next step
# A copy of the line in which a piece is at one of its two places: ring 4 off.
proof-copy = { $piece } { $place }

## All states form one line. $piece: ring 4; $joint: 1100; the counts bring their spaces.
proof-fold-title = Why all states form one line
proof-fold-tag = Theorem 1
proof-fold-copies = Suppose that the states of the smaller pieces form one line. With { $piece } comes a second copy of it: the same line, with one digit changed from 0 to 1. Within a copy, only smaller pieces move.
proof-fold-joint = There is only one place where { $piece } can move: when the next digit is 1 and all digits after that are 0, as in { $joint }. That is the far end of both copies, so a single move joins them there.
proof-fold-line = Unfold the second copy, and both are one line, twice as long: { $all } states. One piece alone has a line of two states, so it is true for two, three and any number of pieces. On a line there is only forwards and back.

## f(1w) = 2^n − 1 − f(w). $w is a word of 0s and 1s; $piece: ring 4; the others are numbers.
proof-swap-title = Why a 1 swaps the digits after it
proof-swap-tag = copy or swap
proof-swap-words = f counts the moves to all 0s. A leading 0 changes nothing, because that piece never has to move: f(0w) = f(w). Here w = { $w }, and f(w) = { $low }.
proof-swap-mirror = A leading 1 has to become 0, and that is possible only at { $joint }, the far end of the smaller pieces. So the copy of the line with { $piece } at 1 is the mirror image of the copy with it at 0.
proof-swap-sum = From 1w it is 2^(n−1) − 1 − f(w) = { $rest } to { $joint }, 1 for { $piece }, then 2^(n−1) − 1 = { $ones } to all 0s. In binary, 2^n − 1 is a row of 1s, and subtracting from it turns every digit over: the rest is swapped.
proof-swap-mirror-name = mirror

## Theorem 2. $piece: ring 1; $of: rings or others.
proof-parity-title = Why odd means { $piece }
proof-parity-tag = Theorem 2
proof-parity-bands = { $of ->
    [rings] Every move changes the number of rings on by one, so it goes to the next band.
   *[others] Every move changes one digit, so the number of 1s changes by one: it goes to the next band.
}
proof-parity-last = { $of ->
    [rings] The very last move is that of { $piece }, with one ring on. Moves alternate between { $piece } and the other ring, and the number of rings on alternates between odd and even. So all the way back: odd, { $piece }; even, the other ring.
   *[others] The very last move is that of { $piece }, when a single 1 is left. Moves alternate between { $piece } and the other one, and the number of 1s alternates between odd and even. So all the way back: odd, { $piece }; even, the other one.
}
# On the picture: what the bands count, and what the dots hold.
proof-parity-on = { $of ->
    [rings] rings on
   *[others] 1s
}
proof-parity-moves = number in a dot: what moves

## Odd never on odd. $n, $floor and $smaller are numbers; $from, $third and $to are pegs.
proof-floors-title = Why odd never lies on odd
proof-floors-tag = induction
proof-floors-aside = Number the floor of each peg: n + 1 at the start and at the goal, n between them. Here n = { $n }, and only odd or even matters. The tower above disc { $n } goes from { $from } to { $third }. It stands on disc { $n }, goes to floor { $n }, and has floor { $floor } to help: the same pattern, for one disc fewer.
proof-floors-largest = Disc { $n } goes from { $from } to { $to }: from a floor { $floor } to a floor { $floor }. Of { $n } and { $floor }, one is odd and the other even, so it fits.
proof-floors-follow = The smaller tower follows, from { $third } to { $to }: from floor { $n } onto disc { $n }, with floor { $floor } to help. It is the same pattern again. So what holds for one disc less holds for { $n }, and nothing ever lies on its own kind. The smaller tower always goes the other way round, so neighbouring discs circle in opposite directions.
# On the picture.
proof-floor = floor { $number }
proof-lies-on = { $disc } on { $number }
proof-peg-start = { $peg } start
proof-peg-third = { $peg } third
proof-peg-goal = { $peg } goal

## Wythoff's game: from hot to cold. $from and $to are positions: (7,11).
proof-ways-out-title = Why every hot position reaches a cold one
proof-ways-out-tag = both lemmas
proof-ways-out-cold = No cold position reaches another. All their numbers are different, and so are all their differences, so the row, the column and the diagonal of a cold position meet no other one; here those of { $from }.
proof-ways-out-partner = A hot position (x, y) with x ≤ y has a way out in each of three cases. First: x is the larger number of a cold pair. Take y down to its partner: { $from } to { $to }.
proof-ways-out-column = Second: x is the smaller number of a pair, and y is too large for it. Take y down: { $from } to { $to }.
proof-ways-out-diagonal = Third: x is the smaller number, and y is too small. Then x and y differ by less than that pair does, so the pair with their difference comes earlier. Take both down: { $from } to { $to }. Every number is in exactly one pair, so there is no other case.
proof-ways-out-case = { $from } is the { $case ->
    [partner] first
    [column] second
   *[diagonal] third
} case: leave { $to }.
# A choice of a position on the board; the two fields are named by the axes.
proof-ways-out-choose = Choose any position on the board:
proof-ways-out-right = x, to the right
proof-ways-out-up = y, upwards
proof-ways-out-is-cold = { $from } is cold: no move leads to another cold position.

## Beatty's theorem. $n and $next are numbers, the others too; $sum: 5 + 3 = 8.
proof-beatty-title = Why the rows contain every number once
proof-beatty-tag = Beatty
proof-beatty-quotients = Divide { $next } by φ and by φ². Because 1/φ + 1/φ² = 1, the quotients add up to { $next }; neither is a whole number, so rounded down they add up to one less: { $sum }.
proof-beatty-gaps = Rounded down, the quotients count the multiples of φ and of φ² before { $next }. So there are { $n } of them before { $next }, and likewise before any number there is one fewer than the number. So each gap from a number to the next holds exactly one, and rounding it down gives every number once.
proof-beatty-golden = Why φ? The k-th pair differs by k, so the rows are the multiples of some a and of a + 1, and to share out all numbers they need 1/a + 1/(a + 1) = 1. That is a² = a + 1: a is φ, the golden ratio, and a + 1 is φ².
proof-beatty-lower = multiples of φ: row a(k)
proof-beatty-upper = multiples of φ²: row b(k)
