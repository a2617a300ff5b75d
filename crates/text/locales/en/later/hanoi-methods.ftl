### The Tower of Hanoi: the cards of its methods.

## The task
hanoi-not-plane = With { $pegs } pegs there are { $states } states, and their graph can’t be drawn without crossings, except for one or two discs on four pegs (Hinz and Parisse, 2002). So only the route is shown.

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-seen = From the largest disc down: where each disc is, and where it is wanted. While a disc waits to move, all smaller ones are wanted on the third peg.
hanoi-largest-disc-reach = Any state and any goal on three pegs. Between mixed states the largest disc may have to move twice.
hanoi-direction-seen = Every disc circles the pegs in one direction only; discs next to each other in size circle in opposite directions.
hanoi-shortest-reach = Only on the shortest route from one full peg to another.
hanoi-recursion-reach = Only from one full peg to another.
hanoi-pair-cycle-seen = The three pairs of pegs take turns. Between two pegs only one move is legal, so the pair decides the move.
hanoi-last-peg-seen = All you have to remember is which peg you last moved to. Of the top discs on the other two pegs, the smaller one moves.
hanoi-formulas-seen = From the number of a step to the peg of every disc, and back, without making the moves.
hanoi-formulas-reach = Only on the shortest route from one full peg to another; elsewhere the numbers mean nothing.
hanoi-split-seen = With a peg to spare, the smaller discs are parked first. Each column shows the total for one number of parked discs; the lowest is the best.
hanoi-split-reach = From one full peg to another. Proven shortest on four pegs, presumed shortest on more.
# Where some of them hold, beside their names.
hanoi-tower-only = only from one full peg to another

## The card of the largest disc
hanoi-largest-disc-rule = Start with the largest disc and work down. If a disc is already where it is wanted, write 0. If not, write 1, and the smaller discs must make room on the third peg.
# The columns of a table with a row for each disc, and what is said of a disc in it.
hanoi-column-disc = disc
hanoi-column-is-on = is on
hanoi-column-wanted-on = wanted on
hanoi-column-bit = bit
hanoi-disc-not-yet = not yet
hanoi-disc-free = free
# $digits is a binary number, $far how far it is to the goal: “21 to go”.
hanoi-read-down = Read the last column downwards. In binary, { $digits } is the distance to the goal: { $far }.
# Two ways of the largest disc that differs: in words, and as bars with a label and their parts. $once and $twice are
# counts of moves, $verdict is one of the three below.
hanoi-once-or-twice = The largest disc not yet on its goal peg is { $disc }. Going directly, { $from } → { $to }, takes { $once } in all; a detour, { $from } → { $via } → { $to }, takes { $twice }: { $verdict }.
hanoi-once-as-short = both are equally short, and the direct route is shown
hanoi-twice-is-shorter = the detour is shorter
hanoi-once-is-shorter = the direct route is shorter
hanoi-bar-once = { $disc } once: { $from } → { $to }
hanoi-bar-twice = { $disc } twice: { $from } → { $via } → { $to }
# A part in which the smaller discs, from number 1 to $largest, go to a peg.
hanoi-bar-smaller = { $largest ->
    [1] 1 to { $peg }
   *[other] 1–{ $largest } to { $peg }
}
# Beside the bar that is shorter.
hanoi-bar-shorter = shorter

## The card of directions
# $odd and $even are ways round the pegs: “A → C → B → A”.
hanoi-direction-rule = Disc 1 makes every second move and always goes { $odd }. All odd discs go in that direction; the even ones go { $even }.
hanoi-odd-never-on-odd = An odd disc never lies on an odd one, nor an even one on an even one.
# The numbers bring their spaces.
hanoi-direction-of-move = Move { $number } belongs to { $disc }. It first moves at move { $first }, then every { $every } moves. Moves it has made so far: { $moved }.
# Before some discs that go the same way.
hanoi-discs = discs

## The card of three pairs of pegs
hanoi-pair-rule = The three pairs of pegs take turns. Between two pegs only one move is legal: the smaller top disc moves.
# $order is a row of three pairs, “A–B, A–C, B–C”, put together by hanoi-pairs.
hanoi-pair-order = { $parity ->
    [odd] With an odd number of discs, the order is { $order }.
   *[even] With an even number of discs, the order is { $order }.
}
hanoi-pairs = { $first }, { $second }, { $third }
# The drawing of them in words; $turn is a pair.
hanoi-pair-turn = The pairs take turns; it is { $turn }’s turn.
# It becomes a sentence; $made is a number and brings its spaces.
hanoi-moves-made = moves so far: { $made }

## The card of the last peg
hanoi-last-peg-rule = Just remember which peg you last moved to. Leave that peg alone; of the other two top discs, the smaller one moves.
# It becomes a sentence; $hand is the letter of a peg.
hanoi-last-put-on = the last move was to { $hand }
# Which rule holds now.
hanoi-last-peg-first = First move: disc 1 goes to the goal if the number of discs is odd, otherwise to the third peg.
hanoi-last-peg-only-one = Disc 1 has just moved, so only one other disc can move.
hanoi-last-peg-onto-even = It is disc 1’s turn. Odd never lies on odd, so it goes onto the even disc.
hanoi-last-peg-onto-empty = It is disc 1’s turn. Odd never lies on odd, so it goes to the empty peg.

## The card of step and state
hanoi-formulas-step-to-state = From step to state: after k moves, disc i has moved (k + 2^(i−1)) / 2^i times, rounded down, always in the same direction.
hanoi-formulas-state-to-step = From state to step: the largest disc gets 0 on the start peg and 1 on the goal peg. Each smaller disc gets the same digit as the next larger one if both are on the same peg, otherwise the other digit.
# The other columns of its table; the first one is hanoi-column-disc.
hanoi-column-turns = moves so far, mod 3
hanoi-column-way-round = direction
hanoi-column-peg = peg
hanoi-column-digit = digit
# $digits is a binary number; $step is a number and brings its spaces.
hanoi-formulas-read-down = Read the last column downwards. In binary, { $digits } is the number of the step: { $step }.

## The card of recursion
hanoi-stack-rule = To move a tower: clear the top, move the bottom disc, put the top back on.
# The name of a job, as in a program: “hanoi(5, A, C)”, and what it is given beside the number of discs.
hanoi-job = hanoi
hanoi-job-from = from
hanoi-job-to = to
hanoi-job-third = third
# A line of it: the one disc that moves, “disc n” or “disc 5”.
hanoi-job-move = { $disc } { $from } → { $to }

## The card of where to split
hanoi-split-rule = Park the k smallest discs on a spare peg, move the rest with one peg fewer, then move the small ones over.
# $best is how many discs are parked; $total is a count of moves, $sure is one of the two below.
hanoi-split-sum = k = { $best }: { $first } + { $second } + { $last } = { $total }, { $sure }.
hanoi-split-proven = proven shortest (Bousch, 2014)
# A line of a job: a tower of some discs that moves.
hanoi-split-job = { $discs } { $from } → { $to }
# Opens what is known about many pegs, from the oldest to the newest.
hanoi-known = What has been proved, and by whom
hanoi-known-stewart = 1941: Frame and Stewart publish a plan for any number of pegs. Neither proves that it is shortest.
hanoi-known-klavzar = 2002: Klavžar, Milutinović and Petr prove that the plans suggested so far, Frame’s and Stewart’s among them, all take equally many moves. Which of them is used makes no difference.
hanoi-known-korf = 2007: Korf and Felner check by computer that nothing is shorter with four pegs and up to 30 discs.
hanoi-known-chappelon = 2012: Chappelon and Matsuura put other factors into the recurrence of the plan, and find by how much each further disc then raises the count.
hanoi-known-bousch = 2014: Bousch proves that nothing is shorter with four pegs, for any number of discs. With five pegs or more there is no proof.

## Reasons and formulas on the cards
# $sum: 16 + 2 + 1 = 19.
hanoi-weights = A 1 for disc i weighs 2^(i−1): { $sum }.
hanoi-stack-length = So the number of moves is twice that of the tower without its bottom disc, plus one:
hanoi-split-why = The large discs have one peg fewer, because the parked ones occupy it: no larger disc can go there. The best k is the one with the smallest total:

## Discs that wait, on many pegs or in a circle
clear-way-seen = From the largest disc that moves down to the next move: where each goes, where the smaller discs wait meanwhile, and how many moves that takes.
clear-way-reach = Any state and any goal, on any number of pegs.
clear-way-rule = A disc can move only when its own peg and the one that it goes to are clear of smaller discs. So the smaller ones wait on other pegs first, and the largest of them that moves needs the same.
clear-way-move = moves
clear-way-parked = smaller ones wait on
clear-way-after = after
circle-seen = Each row is a job in progress: a tower that moves clockwise by one peg or by two. The framed part is being done now; the row below breaks it down.
circle-reach = Discs that move clockwise only, from one full peg to another.
circle-rule = Clockwise, a tower moves by one peg or by two. Before its largest disc can move, the smaller ones must move on by two pegs; if it moves twice, they must make way once more in between, by one peg. So each job calls the other (indirect recursion).
circle-by-one = one
circle-by-two = two
circle-counts = With a moves by one peg and b by two:
