### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

# The button that opens a proof, and its name for those who do not see the card; $title is the title of the proof.
proof-why = Why?
proof-why-of = Why? { $title }
# Which step of a proof is shown, and the buttons beside it.
proof-step-of = { $step } of { $steps }
proof-back = Previous step
proof-next = Next step

## All states form one line. $piece: ring 4; $joint: 1100; the counts bring their spaces.
proof-fold-title = Why all states form one line
proof-fold-tag = Kuo, Theorem 1
proof-fold-copies = Suppose that the states of the smaller pieces form one line, with all 0s at one end and a single leading 1 at the other. With { $piece } comes a second copy of it: the same line, with one digit changed from 0 to 1. Within a copy, only smaller pieces move.
proof-fold-joint = There is only one place where { $piece } can move: when the next digit is 1 and all digits after that are 0, as in { $joint }. For the smaller pieces that is the end with the leading 1, so a single move joins the two copies there.
proof-fold-line = Unfold the second copy and the two become one line, twice as long: { $all } states. Its ends are again all 0s and a single leading 1. One piece alone has a line of two states, 0 and 1, so the claim holds for two pieces, for three, for any number. On a line you can only go forward or back.

## f(1w) = 2^n − 1 − f(w). $w is a word of 0s and 1s; $piece: ring 4; the others are numbers.
proof-swap-title = Why a 1 swaps the digits after it
proof-swap-tag = Kuo, Theorem 3
proof-swap-words = f counts the moves to all 0s. A leading 0 changes nothing, because that piece never has to move: f(0w) = f(w). Here w = { $w }, and f(w) = { $low }.
proof-swap-mirror = A leading 1 has to become 0, and that is possible only at { $joint }, the far end of the smaller pieces. So the copy of the line with { $piece } at 1 is the mirror image of the copy with it at 0.
proof-swap-sum = Count the moves: 2^(n−1) − 1 − f(w) = { $rest } from 1w to { $joint }, one for { $piece }, and 2^(n−1) − 1 = { $ones } from there to all 0s. In binary, 2^n − 1 is a row of 1s, and subtracting a number from it flips every digit of that number: the digits after the 1 are swapped.
proof-swap-mirror-name = mirror

## Theorem 2 of Kuo, with the number of pieces in place of f. $piece: ring 1; $of: rings or others.
proof-parity-title = Why odd means { $piece }
proof-parity-tag = Kuo, Theorem 2, without f
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
proof-floors-aside = Number the floor of each peg: n + 1 at the start and at the goal, n between them. Here n = { $n }, and only odd or even matters. The tower above disc { $n } goes from { $from } to { $third }. It stands on disc { $n }, goes to floor { $n }, and has floor { $floor } to spare: the same pattern, for one disc fewer.
proof-floors-largest = Disc { $n } goes from { $from } to { $to }: from one floor { $floor } to the other. Of { $n } and { $floor }, one is odd and the other even, so it fits.
proof-floors-follow = The smaller tower follows, from { $third } to { $to }: from floor { $n } onto disc { $n }, with floor { $floor } to spare: the same pattern again. So what holds for one disc fewer holds for { $n }, and nothing ever lies on its own kind. The smaller tower always goes the other way round, so neighbouring discs circle in opposite directions.
# On the picture.
proof-floor = floor { $number }
proof-lies-on = { $disc } on { $number }
proof-peg-start = { $peg } start
proof-peg-third = { $peg } third
proof-peg-goal = { $peg } goal

## Wythoff's game: from hot to cold. $from and $to are positions: (7,11).
proof-ways-out-title = Why every hot position reaches a cold one
proof-ways-out-tag = three cases
proof-ways-out-cold = No cold position reaches another. All their numbers are different, and so are all their differences, so the row, the column and the diagonal of a cold position meet no other cold position. The picture shows those of { $from }.
proof-ways-out-partner = A hot position (x, y) with x ≤ y always has a way out; there are three cases. First: x is the larger number of a cold pair. Take y down to its partner: { $from } to { $to }.
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
proof-beatty-golden = Why φ? Suppose that the rows are the multiples of some a and b, rounded down. The k-th pair differs by k, so b = a + 1, and to share out all numbers they need 1/a + 1/b = 1. Together that is a² = a + 1: a is φ, the golden ratio, and b is φ².
proof-beatty-lower = multiples of φ: row a(k)
proof-beatty-upper = multiples of φ²: row b(k)

## Three pairs of pegs. $from, $third and $to are pegs; $pair: “A–B”; $pairs: “A–C, B–C, A–B”, as hanoi-pairs writes them.
proof-pairs-title = Why three pairs take turns
proof-pairs-tag = follow disc 1
proof-pairs-smallest = Disc 1 makes every second move: two of its moves in a row could be one, and two moves of other discs in a row would go there and back. It always circles the same way, so its pairs of pegs come in turn: { $pairs }.
proof-pairs-others = In between, disc 1 lies on top of its peg, and no other disc can leave that peg or go to it. So after { $from } → { $to }, the next move is between the other two pegs, { $from } and { $third }.
proof-pairs-cycle = Look at three moves in a row: disc 1 goes { $from } → { $to }, then comes the pair { $pair }, then disc 1 goes on, { $to } → { $third }. Each pair has come once. The next three are the same pairs: one without { $third }, where disc 1 now lies, then disc 1 to { $from }, then one without { $from }. Now disc 1 is back where it was, and everything begins again.

## From the pegs to the number of the step. $disc: disc 4; $smaller: disc 3; $from, $third and $to are pegs; $pegs: CBBA; $digits: 1001.
proof-same-peg-title = Why the same peg means the same digit
proof-same-peg-tag = halves of halves
proof-same-peg-halves = Number the steps from 0 to 2^n − 1, with n binary digits each. In the middle, { $disc } makes its only move: in the first half it is on { $from } and its digit, the first one, is 0; in the second half it is on { $to } and its digit is 1.
proof-same-peg-next = In each half the tower above it moves once, and { $smaller }, at the bottom of that, moves in the middle of the half: first { $from } → { $third }, then { $third } → { $to }. In the first half it starts on the peg of { $disc }: both have 0, then it leaves and has 1. In the second half it ends there: it comes from another peg with 0, then both have 1. Either way, the same peg means the same digit, and another peg the other digit.
proof-same-peg-on = The same goes for the next smaller disc, and so on down to disc 1: until disc i moves (digit 0), the tower above it starts on its peg; afterwards (digit 1), it ends there. Here the discs, from the largest down, are on { $pegs }. So the digits are { $digits }, and the step is { $step }.
# On the picture: what stands in each part of a row.
proof-same-peg-cells = peg and digit

## How often a disc has moved. $disc: disc 3; $size is its number; $half and $period are numbers; $ones is a count of moves.
proof-blocks-title = Why the count is rounded down
proof-blocks-tag = whole blocks
proof-blocks-when = A tower of { $size } discs takes { $ones }, and { $disc }, at the bottom of it, moves in the middle of them: at move { $half }. As long as there are larger discs, one of them moves next, and then the small tower moves again. So { $disc } moves at move { $half }, then every { $period } moves.
proof-blocks-count = Start counting { $half } moves early, in blocks of { $period }: each move of { $disc } ends a block. After k moves, (k + { $half }) / { $period } blocks have gone by. If the last one is not complete, the move at its end is still to come. So only whole blocks count, and that is what rounding down does.

## The moves from all 1s to all 0s. $word: 1111; $digits: 1010; $cells is a number; $sum: 1 + 4 + 16.
proof-thirds-title = Why two thirds of a power of two, rounded down
proof-thirds-tag = powers of four
proof-thirds-digits = All 1s are copied and swapped in turn: the first 1 is copied, the second swapped, the third copied again. So f, the number of moves to all 0s, is 1010… in binary. Here { $word } gives { $digits }.
proof-thirds-square = With an odd number of digits, the last one is 1, and every second one before it: that is a sum of powers of four. Cut a square of { $cells } cells into quarters, then one quarter again, down to single cells. There are three of each size, one of them tinted, and one cell is left over. So the tinted ones, { $sum }, are a third of { $cells } − 1.
proof-thirds-rounded = With an even number, there is one more 0 at the end, so everything doubles: two squares, and two cells left over. Either way, 2^(n+1) is three times f, plus 1 or 2. That is less than 3, so when 2^(n+1) is divided by 3, rounding down drops just what is left over.

## f ⊕ ⌊f/2⌋ is the state.
proof-half-title = Why XOR with half of it gives the Gray code
proof-half-tag = neighbours compared
proof-half-differ = Each binary digit of f says whether the number of 1s in the state, up to there, is odd. One digit further on, that has changed if the state has a 1 there, and not if it has a 0. So compare each digit of f with the one before it: where they differ, the state has a 1.
proof-half-shift = Half of f has the same digits, one place further right. Rounding down drops the last digit: no digit comes after it to be compared with it. Now each digit stands above the one before it, and XOR compares the two: equal gives 0, different gives 1. That is the state.

## The states of a puzzle of one’s own form a tree. $piece: piece 3; $guard: 21.
proof-tree-title = Why there is only one way
proof-tree-tag = by the slowest piece
proof-tree-copies = While { $piece } stays where it is, only faster pieces move. So there is a copy of the tree of their states for each of its places.
proof-tree-joint = { $piece } steps between two of its places only while the faster pieces are at one state, first at { $guard }. So a single move joins neighbouring copies.
proof-tree-whole = Trees in a row, each joined to the next by a single move, are one tree: between any two states there is exactly one way without going back, and nobody can be stuck for good. One piece alone is a row of places, so this holds for two pieces, for three, for any number. A tree has one move fewer than states.
