### The museum of broken programs: find the smallest input that fails, then the wrong line.

museum-title = Museum of broken programs
museum-line = Eight bugs that people really wrote: find the input that breaks each program.
museum-verb = Enter
# Which exhibit is open, and its neighbours.
museum-exhibit = Exhibit { $number } of { $count }
museum-all = All exhibits
museum-next = Next exhibit
# Over the first four exhibits, and over the others
museum-for-all = No programming needed
museum-for-programmers = For programmers
museum-program = The program
museum-found-in = Found in: { $source }

## The task.

museum-find-input = 1. Find the smallest input for which the program is wrong.
museum-find-input-place = 1. Find the smallest input for which the program is wrong. Trying all numbers would take too long: start with 1, 2, 3, 5, 8, 13, …, each the sum of the two before.
museum-run = Run
# Between the two programs’ answers.
museum-it-says = The program says
museum-is-right = The right answer
museum-not-allowed = Not allowed. { $ranges }
# How one input is limited: left pile: 0 to 30.
museum-range = { $input }: { $least } to { $most }
museum-range-moves = There must be a next move: with n discs there are 2^n − 1 moves in all.
museum-agrees = Both agree on this input.
museum-fails = It fails here. But a smaller input fails too: the sum of its numbers is smaller, or the first number is.
museum-smallest = Found: no smaller input fails.
museum-find-line = 2. Which line is wrong? Choose it in the program.
# Name of a line as a button.
museum-line-name = Line { $number }: { $code }
museum-not-that-line = Line { $number } is not to blame. Follow the run below and see where it goes wrong.
museum-that-line = Line { $number } it is. It should be:
museum-give-up = Show me
museum-mended = With that line fixed, the program gives the right answer.

## A run, step by step.

museum-steps = The run, step by step
museum-step = Step { $step } of { $steps }, line { $line }
museum-step-cut = { $text } (only the first { $steps } are shown)
museum-step-slider = Step of the run
museum-no-variables = no variable set

## Inputs and answers.

museum-input-left = left pile
museum-input-right = right pile
museum-input-place = k
museum-input-disc = disc
museum-input-move = move
museum-input-discs = discs in all
museum-input-made = moves made
museum-input-levels = levels
museum-input-balls = balls
museum-value-wins = the player to move wins
museum-value-loses = the player to move loses
museum-value-moves = it moves
museum-value-stays = it stays
museum-value-disc = disc { $disc }

## The exhibits: name, what the program should do, why it is wrong and what is right, where the fault was found.

museum-short-range-name = Stops short
museum-short-range-task = Wythoff’s game: take any number from one pile, or the same number from both; who takes the last stone wins. Does the player to move win? The program tries every move and asks itself again.
museum-short-range-why = The end of a range is not part of it. range(1, x − 1) ends at x − 2, so the program never empties the left pile or leaves one stone in it, and misses the moves that win from there.
museum-short-range-source = notes on The Beauty of Programming 1.13, where all three ranges stop short

museum-whole-division-name = One slash too many
museum-whole-division-task = Does the player to move win Wythoff’s game? A position loses if the smaller pile is the k-th multiple of the golden ratio, rounded down, and the piles differ by k.
museum-whole-division-why = // divides and rounds down. So a is 1 and not 1.618…, and the program takes (2, 4), (3, 6), … for lost. Only (0, 0) and (1, 2) are right by luck.
museum-whole-division-source = notes on The Beauty of Programming 1.13, in Python

museum-one-order-name = The other way round
museum-one-order-task = Does the player to move win Wythoff’s game? The program goes through the pairs that lose until the larger pile is reached, and compares.
museum-one-order-why = The program takes the first pile for the larger one. If the second is larger, it compares the wrong numbers and always says “wins”. The two piles are alike, so sort them first.
museum-one-order-source = the program in The Beauty of Programming 1.13, as its reader noticed

museum-counter-name = A loose comparison
museum-counter-task = Does the player to move win Wythoff’s game? The program goes through the pairs that lose, with their numbers k = 1, 2, 3, …, until the larger pile is reached.
museum-counter-why = In the k-th pair the piles differ by exactly k. “At most k” also lets (4, 5) pass beside the pair (3, 5), although from (4, 5) one can take a stone from the 4 and leave (3, 5). The program in the book does the same because of a counter that is off by one.
museum-counter-source = the program in The Beauty of Programming 1.13, where (4, 5) is wrong

museum-rounded-root-name = A root that is rounded
museum-rounded-root-task = The smaller pile of the k-th position that loses in Wythoff’s game is k times the golden ratio, rounded down.
museum-rounded-root-why = The digits of √5 never end, and a processor keeps 53 binary ones. The error grows with k, until it is larger than the distance of k·φ from a whole number. That distance is smallest for Fibonacci numbers. Whole numbers have no such error: isqrt is the root, rounded down.
museum-rounded-root-source = the closed formula of The Beauty of Programming, 1.13, in floating point

museum-every-name = How often?
museum-every-task = A tower goes from one peg to another by the shortest route. Does this disc move at this move?
museum-every-why = Between two moves of disc i there are 2^i − 1 others, so it moves at every 2^i-th move. The Chinese sentence says how many moves lie in between; copied into a program, that number became the period.
museum-every-source = Tower of Hanoi without recursion, rule 1

museum-larger-top-name = Larger or smaller
museum-larger-top-task = Which disc of a tower moves next? The disc that moved last stays, so it is on one of the two other pegs.
museum-larger-top-why = Both other pegs have a disc on top. The larger one could only go onto the disc that moved last, or onto the smaller one, and the shortest route does neither, so the smaller one moves. The text says “larger”, its proof and its program say “smaller”.
museum-larger-top-source = Tower of Hanoi without recursion, section 4.2

museum-levels-name = Count from zero
museum-levels-task = How many moves does a lock of balls need, each ball with this many levels, including the final removal? For Kugellager, five levels and four balls, it is 1,250.
museum-levels-why = Levels 0 to 14 are fifteen levels. With 14 the Generation Lock would need 2 · 14^7 = 210,827,008 moves, with 15 it is 2 · 15^7 = 341,718,750. Trying the smallest lock would have shown it.
museum-levels-source = an article on the Chinese rings that gives 210 million moves for the Generation Lock
