### Exercises: questions with answers that are checked, on the page and on paper.

## Kinds of questions, on buttons and in the list of questions
quiz-kind-moves-left = Moves left
quiz-kind-state-after = State after move k
quiz-kind-ring-at = Ring of move k
quiz-kind-next = Next move
quiz-kind-binary = Binary number
quiz-kind-cold = Cold or hot
quiz-kind-disc-at = Disc of move k
quiz-kind-step-of = Step of the tower
quiz-kind-least = Fewest moves
quiz-kind-recurrence = Recurrence
quiz-kind-digits = Counting in base 3
quiz-kind-pegs-after = Tower after move k

## The questions
quiz-asks-moves-left = How many moves until all rings are off?
# $number is how many rings there are, as a word up to ten; $at is the number of a move.
quiz-asks-state-after = All { $number } rings are on. What is the state after move { $at }?
quiz-asks-ring-at = All { $number } rings are on. Which ring moves at move { $at }?
quiz-asks-next = All rings must come off. Which ring moves next?
quiz-asks-binary = Which binary number does this state stand for?
# The stones of two piles.
quiz-asks-verdict = Is the position ({ $left }, { $right }) cold or hot?
quiz-asks-partner = { $pile ->
    [one] One pile has { $pile } stone. How many must the other have for the position to be cold?
   *[other] One pile has { $pile } stones. How many must the other have for the position to be cold?
}
quiz-asks-disc-at = A tower of { $number } discs goes from A to C. Which disc moves at move { $at }?
quiz-asks-step-of = The tower goes from A to C by the shortest route. After how many moves is it in this state?
# $number is how many discs there are, as a word up to ten.
quiz-asks-pegs-after = A tower of { $number } discs goes from A to C by the shortest route. On which peg is each disc after move { $at }?
quiz-asks-least-rings = All { $number } rings are on. What is the smallest number of moves that takes them all off?
quiz-asks-least-tower = What is the smallest number of moves that takes a tower of { $number } discs to another peg?
# $less and $least are counts of rings, one and two fewer than $number; $moves and $fewer are counts of moves: “21 moves”.
quiz-asks-recurrence = Taking off { $less } rings takes { $moves }, taking off { $least } rings { $fewer }. How many moves do { $number } rings take?
# $zeros and $row are states.
quiz-asks-digits = The digits count back and forth from { $zeros }. After how many moves do they show { $row }?

## Below a question: what is given
quiz-given-rings = The state is { $row }: ring { $ring } on the left, 1 = on.
quiz-given-tower = The state is { $row }: disc { $disc } on the left.
quiz-given-game = Cold: the player to move loses against best play. Hot: the player to move can win.
quiz-given-digits = Each piece has the places 0, 1 and 2. The free piece is on the right.
quiz-given-columns = Press a column to switch its ring on or off.
quiz-given-discs = Press a disc to put it on the next peg, or press where it should be on another one.
quiz-given-one-by-one = One ring per move.
quiz-given-pegs = Three pegs, one disc per move, never a larger disc on a smaller one.

## Answers
quiz-ring = ring { $ring }
quiz-disc = disc { $disc }
quiz-cold = cold
quiz-hot = hot
quiz-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
# $answer is one of the above, a state or a count of moves.

## Why the answer is right
# $row is a state, $digits a binary number, $number the same in decimal.
quiz-because-moves-left = Copying and swapping turns { $row } into { $digits }, which is binary for { $number }.
quiz-because-binary = Each digit is the one before it, changed where a ring is on: { $row } becomes { $digits }, which is { $number }.
# $all − $at = $left moves are left; $digits is that in binary.
quiz-because-state-after = { $all } − { $at } = { $left } moves are left, { $digits } in binary. A ring is on where a digit differs from the one on its left.
# $left moves are left before the move; it can be halved $zeros times.
quiz-because-ring-at = { $zeros ->
    [0] { $all } − { $at } + 1 = { $left } moves are left before it, an odd number: ring 1 moves.
    [one] { $all } − { $at } + 1 = { $left } moves are left before it. That can be halved once, so ring { $ring } moves.
   *[other] { $all } − { $at } + 1 = { $left } moves are left before it. That can be halved { $zeros } times, so ring { $ring } moves.
}
# $count rings are on.
quiz-because-next-odd = { $count ->
    [one] { $count } ring is on, an odd number: ring 1 moves.
   *[other] { $count } rings are on, an odd number: ring 1 moves.
}
quiz-because-next-even = { $count } rings are on, an even number: counting from ring 1, the ring just after the first one that is on moves.
# A cold position: the pair with the number $number, $large = $small + $number.
quiz-because-cold = ({ $small }, { $large }) is pair number { $number } of the cold positions: { $large } = { $small } + { $number }. Every move from there leads to a hot position.
# A move leaves the cold position of $left and $right stones.
quiz-because-hot = One move leads to ({ $left }, { $right }), which is cold.
quiz-because-disc-at = { $zeros ->
    [0] { $at } is odd: disc 1 moves at every odd move.
    [one] { $at } can be halved once, so disc { $disc } moves.
   *[other] { $at } can be halved { $zeros } times, so disc { $disc } moves.
}
quiz-because-step-of = From the largest disc on, the digits are { $digits }, which is binary for { $number }.
# $counts are counts of moves, separated by commas.
quiz-because-pegs-after = After move { $at } the discs have moved { $counts } times, from the largest on. Each circles the pegs: the largest goes A, C, B, the next A, B, C, and so on alternately.
# $twice is the number for two rings fewer, $once for one ring fewer.
quiz-because-rings = Each number is the one before it, plus twice the one before that, plus 1: { $once } + 2 × { $twice } + 1 = { $number }.
quiz-because-tower = Each extra disc doubles the number and adds 1: 2 × { $once } + 1 = { $number }.
quiz-because-digits = { $row } becomes { $digits } in base 3, which is { $number }.

## Where to begin: a hint
quiz-hint-moves-left = Start on the left, with ring { $ring }. Copy its digit; after each 1, switch between copying and swapping 0 and 1. Then read the result as a binary number.
quiz-hint-binary = Start on the left, with ring { $ring }. Copy its digit; after each 1, switch between copying and swapping 0 and 1.
quiz-hint-state-after = All { $number } rings take { $all } moves. How many are left after move { $at }? Write that in binary.
quiz-hint-ring-at = All { $number } rings take { $all } moves. How many are left before move { $at }, and how often can that be halved?
quiz-hint-next = Count the rings that are on. Is that odd or even?
quiz-hint-cold = Write down the cold pairs: the smaller pile is the smallest number not used yet, and the difference grows by 1: (1, 2), (3, 5), …
quiz-hint-disc-at = Disc 1 makes every odd move. How often can { $at } be halved?
quiz-hint-step-of = Start with the largest disc: 0 on A, 1 on C. A smaller disc on the same peg as the next larger one repeats its digit; on another peg it takes the other one.
quiz-hint-pegs-after = Disc 1 makes every odd move, disc 2 every second one of the others, and so on. How often has each disc moved? Disc { $disc } goes A, C, B, the next A, B, C, and so on alternately.
quiz-hint-least-rings = One ring takes 1 move, two rings take 2. Each number after that is the one before it, plus twice the one before that, plus 1.
quiz-hint-least-tower = One disc takes 1 move. How does a second disc change that?
quiz-hint-recurrence = Rings 1 to { $least } come off, ring { $number } follows, rings 1 to { $least } go back on. Then { $less } rings are left.
quiz-hint-digits = Start on the left. A digit counts down, not up, while those on its left add up to an odd number.

## Kinds of mistakes
quiz-mistake-backwards = Read backwards
quiz-mistake-forgot-to-swap = Forgot to swap
quiz-mistake-wrong-end = Wrong end
quiz-mistake-one-off = Off by one
quiz-mistake-wrong-ring = Wrong ring
quiz-mistake-wrong-disc = Wrong disc
quiz-mistake-wrong-peg = Wrong peg
quiz-mistake-wrong-pile = Wrong pile
quiz-mistake-wrong-verdict = Wrong verdict
quiz-mistake-forgot-one = Forgot the 1
quiz-mistake-doubling = Wrong doubling
quiz-mistake-other-puzzle = Formula of another puzzle
quiz-mistake-size = Wrong size
quiz-mistake-impossible = Not possible

## What a wrong answer tells; $wrong is that answer
# $row is the state from the other end.
quiz-backwards = { $wrong } is the answer for { $row }. You read the state from the right. Start on the left.
quiz-backwards-row = { $wrong } starts with ring 1. Ring { $ring } is written first, on the left.
quiz-backwards-discs = { $wrong } starts with disc 1. Disc { $disc } is written first, on the left.
quiz-forgot-to-swap-count = { $wrong } is what you get by reading { $row } directly as a binary number. After each 1, 0 and 1 have to change places.
quiz-forgot-to-swap-binary = { $wrong } is the state itself. After each 1, 0 and 1 have to change places.
quiz-forgot-to-swap-state = { $wrong } is the number of moves left, in binary. A ring is on only where a digit differs from the one on its left.
quiz-forgot-to-swap-pegs = { $wrong } has C for each 1 and A for each 0 of { $at } in binary. That is right for the largest disc only.
quiz-forgot-to-swap-step = You get { $wrong } if 0 means “on the same peg as the next larger disc”. It means “the same digit as that disc”.
quiz-forgot-to-swap-digits = { $wrong } is what you get by reading { $row } directly as a number in base 3. But a digit counts down while those on its left add up to an odd number.
quiz-wrong-end-count = { $wrong } is the distance from the other end, where only ring { $ring } is on.
quiz-wrong-end-binary = You get { $wrong } if you start by swapping. Start by copying.
quiz-wrong-end-state = { $wrong } is { $moves } before all rings are off. Count from the start, where all are on.
quiz-wrong-end-pegs = { $wrong } is { $moves } before the end. Count from the start, where all discs are on A.
quiz-wrong-end-ring = Move { $at } would move ring { $wrong } if all rings were off at first. Here all are on.
quiz-wrong-end-step = { $wrong } is the number of moves still to go. How many have been made?
quiz-one-more-state = { $wrong } is the state after move { $at }. One move too far: take back what move { $at } did.
quiz-one-less-state = { $wrong } is the state after move { $at }. One more move is needed.
# $piece is a ring or a disc.
quiz-one-off-piece = Move { $at } moves { $piece }: you are one move off.
quiz-one-off = { $wrong } is very close. Check the last digit once more.
quiz-one-off-pair = { $wrong } is very close. From pair to pair the difference grows by exactly 1.
quiz-wrong-ring = Ring { $wrong } can move, but that leads away from the goal. Is the number of rings on odd or even?
quiz-wrong-disc = Disc { $wrong } is the largest one that has moved so far. Which disc makes move { $at } itself?
quiz-wrong-peg = { $wrong } is on the route to peg B. Start with the other peg.
quiz-wrong-pile = { $side ->
    [small] You took { $pile } for the larger pile of its pair. It is the smaller one.
   *[large] You took { $pile } for the smaller pile of its pair. It is the larger one.
}
quiz-forgot-one-disc = { $wrong } is how often { $at } can be halved. Disc 1 moves when it can’t be halved at all.
quiz-forgot-one-rings = { $wrong } leaves out ring { $ring }’s own move.
quiz-not-doubled = { $wrong } counts rings 1 to { $least } once. They come off and go back on.
quiz-doubled-other = { $wrong } doubles the number for { $less } rings. What happens twice is the work with { $least } rings.
quiz-other-rings = { $wrong } is what a tower of { $number } discs takes. The rings take fewer moves.
quiz-other-tower = { $wrong } is what { $number } rings take. A tower takes more moves.
quiz-other-recurrence = { $wrong } is how a tower grows: twice the last number plus 1.
quiz-size-rings = { $wrong } is the number for { $number } rings.
quiz-size-tower = { $wrong } is the number for { $number } discs.
quiz-impossible-state = { $wrong } never comes up on the route from all on to all off.
quiz-impossible-pegs = { $wrong } never comes up on the shortest route from A to C.

## When what was typed cannot be an answer
quiz-refused-empty = Type an answer first.
quiz-refused-number = That must be a whole number from { $least } to { $most }.
quiz-refused-binary = Write 0s and 1s only, at most { $digits } digits.
quiz-refused-rings = Write { $rings } digits, 1 = on and 0 = off.
quiz-refused-pegs = Write { $discs } letters, each of them A, B or C.
quiz-refused-verdict = Choose cold or hot.

## Buttons and labels
# Beside the title, $number is a count of pieces, $count of questions.
quiz-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
# $points is a number such as 2½, $count how many questions are done.
quiz-points = { $points } of { $count ->
    [one] { $count } point
   *[other] { $count } points
}
quiz-seed = set { $seed }
quiz-question = Question { $number }
quiz-question-of = Question { $number } of { $count }
# The row of bars, for screen readers.
quiz-progress = Question { $number } of { $count }, { $done } done
# Before the field: which try it is, and what a right answer is still worth.
quiz-first-try = First try
quiz-second-try = Second try
quiz-third-try = Third try
quiz-one-point = one point
quiz-half-a-point = half a point
quiz-no-points = no points
# Units beside the field.
quiz-unit-moves = moves
quiz-unit-stones = stones
quiz-unit-binary = in binary
# Names of fields.
quiz-field-ring = Number of the ring
quiz-field-disc = Number of the disc
quiz-next = Next
quiz-enter-check = check
quiz-enter-next = next question
quiz-you = you
quiz-ring-first = ring { $ring } first
# Three tiles: the state after a move; the middle one is asked for.
quiz-after = after { $at }
quiz-after-you = after { $at }, you
# How a question stands.
quiz-stands-right = right
quiz-stands-none = right, no points
quiz-stands-shown = answer shown
quiz-stands-open = open
quiz-stands-second = second try
quiz-stands-third = third try
# In the list: the first answer, and what was wrong with it.
quiz-first-answer = first answer { $wrong }
quiz-first-answer-was = first answer { $wrong }: { $mistake }
# The end, and the screen for a teacher.
quiz-done = All done
quiz-results = My results
quiz-show-results = Show my results
quiz-to-questions = Back to the questions
quiz-kept = Results stay on this device. One screen lists all answers and mistakes, to show a teacher.
quiz-mistakes-made = Mistakes
quiz-no-mistakes = No mistakes.
quiz-times = { $mistake }: { $count }
# The heads of the columns of a table: questions, answers, solutions.
quiz-asked = Questions
quiz-answers = Answers
quiz-solution = Solution
quiz-start-over = Start again
quiz-new = New questions
# The settings.
quiz-settings = Change the questions
quiz-kinds = Kinds of questions
quiz-pieces = Pieces
# How many.
quiz-questions = Questions
quiz-link = Link for a class
quiz-link-refused = Copy this link:
quiz-print = Print with answers
# On paper.
quiz-name = Name
quiz-paper-answers = Answers
quiz-paper-link = The same questions on the page, with answers checked:
