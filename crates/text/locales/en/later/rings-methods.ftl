### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they are called, what they show, and where they hold
rings-expect-seen = Each row says where one piece has to be, starting with the highest number. If it isn’t there yet, the rows below say what has to happen first, until a piece can move.
rings-expect-reach = Any state and any goal. It can be read as a number only if the goal is all 0s.
rings-alternation-seen = There are never more than two possible moves: at the free end, and just after the first 1, counting from there. The two alternate; the two lanes show the moves ahead.
rings-alternation-reach = Any state and any goal. If the goal has the higher number, odd and even change places.
rings-gray-code-seen = A list in which each word differs from the one before it in a single digit, and what such a list is good for.
rings-one-by-one-reach = Any state and any goal, as long as the pieces move one by one.
rings-two-rules-seen = Two rules write the Gray code word by word. The state is one of its words.
rings-binary-seen = The state as 1s and 0s, and below it the binary number it stands for. That number is how many moves it takes to get to all 0s.
rings-shifts-seen = The same binary number, found the way a computer does it: in a few operations on whole words.
rings-decrement-seen = Each move changes the binary number by one. A carry may flip many binary digits; in the Gray code only one digit changes.
rings-automaton-seen = A machine with two modes reads the state and writes the binary number below it. The last digit tells whose turn it is.
recursion-seen = Each row is a job in progress, made of smaller jobs of the same kind. The framed part is being done now; the row below breaks it down.
rings-recursion-reach = Only between all 1s and all 0s.
rings-purposes-seen = The route move by move: what each move prepares, and what it all leads to.
rings-purposes-reach = Any state and any goal; at most 21 moves are shown.
rings-mirror-seen = The code of n digits is the code of n − 1 digits, then the same list backwards with digit n changed. Mirroring a different beginning gives a Gray code too, but not this one.
rings-strategy-one-seen = What happens if you always start at the free end, and undo everything if that was wrong.
rings-strategy-reach = Only towards all 0s. With nine digits, a wrong first move can cost 1,020 moves instead of 2.
rings-strategy-two-seen = What happens if you always start at the free end, and turn back if that was wrong.
rings-questions-seen = Six questions about the start and the goal, answered without making a move.

## The card of what has to happen first: a ladder of rings
# A rung: how a ring already is. How it is not yet is in hint.ftl.
rings-ring-is = { $place ->
    [on] { $ring } is on
   *[off] { $ring } is off
}
rings-wish-now = do it now
# Below the ladder; it becomes a sentence.
rings-expect-free = { $place ->
    [on] nothing is in the way, so put { $ring } on
   *[off] nothing is in the way, so take { $ring } off
}
# $digits is a binary number, $to_go how far it is to the goal: “21 to go”.
rings-expect-read-down = Read the column downwards, with 0 for “done” and 1 for the rest. In binary, { $digits } is the distance to the goal: { $to_go }.
# The same card in short: a row of rings, and what they have to do with each other.
rings-peek = each one waits for the next
rings-then-alternate = Then alternate.

## The card of two rules
# $rule is one of the two rules below; $parity is that of how many rings are on.
rings-alternation-first = { $on ->
    [one] { $on } ring is on, an odd number, so { $rule }.
   *[other] { $parity ->
        [odd] { $on } rings are on, an odd number, so { $rule }.
       *[even] { $on } rings are on, an even number, so { $rule }.
    }
}
# A table of both parities and their rules.
rings-odd = odd
rings-even = even
rings-rule-ring-one = move ring 1
rings-rule-other-ring = move the ring just after the first one that is on, counting from ring 1
rings-alternate = Then alternate: moving the same ring twice gets you nowhere.
# The name of a lane of the moves that follow: not those of ring 1.
rings-lane-other-ring = other ring

## The card of what a Gray code is
rings-gray-code-is = A Gray code lists all words of 0s and 1s of one length so that each differs from the one before it in a single digit. Counting in binary does not:
# $flips: 4.
rings-gray-code-carry = From 7 to 8 a binary counter turns { $flips } digits at once, 0111 to 1000; in the Gray code one digit changes.
rings-gray-code-dial = This matters where digits are read while they change. Suppose that four sensors read the position of a dial, one digit each. They never switch at exactly the same moment, so between 7 and 8 a binary dial may show any number from 0 to 15. With a Gray code only one digit is in doubt, and the dial shows 7 or 8.
rings-gray-code-who = Frank Gray of Bell Labs used the code to send signals (patent applied for in 1947, granted in 1953), and it bears his name. Louis Gros had found it in the Chinese rings in 1872.
# $number and $after bring their spaces; $flips is a count, $piece: ring 3. $of: rings or others.
rings-gray-code-here = { $of ->
    [rings] The rings do the same. Here f, the number of moves to all off, goes from { $number } to { $after }: { $flips ->
        [one] { $flips } binary digit flips
       *[other] { $flips } binary digits flip
    }, and a single ring moves, { $piece }.
   *[others] The pieces do the same. Here f, the number of moves to all 0s, goes from { $number } to { $after }: { $flips ->
        [one] { $flips } binary digit flips
       *[other] { $flips } binary digits flip
    }, and a single piece moves, { $piece }.
}
rings-gray-code-cube = Put the words of three digits at the corners of a cube, so that an edge joins two words that differ in one digit. A Gray code is then a path along the edges that visits every corner once, a Hamiltonian path.
# $list: 000 → 001 → 011, and so on.
rings-cube-along = { $list }: every step goes along an edge.
# $jumps: how many steps do not.
rings-cube-off = { $jumps ->
    [one] { $list }, counting in binary: { $jumps } step leaves the edges, so this is no Gray code.
   *[other] { $list }, counting in binary: { $jumps } steps leave the edges, so this is no Gray code.
}
rings-gray-code-not-unique = With three digits there are 144 such paths, counted from either end. The first one above is the reflected code, and the one that the moves follow.
# Opens two paragraphs.
rings-history = Where the Chinese rings come from
rings-history-told = Two stories are told, and neither can be proved. One credits Hui Shi, in the time of the Warring States: he is quoted as saying that linked rings can be taken apart. But the jade rings in the Stratagems of the Warring States are just two, one through the other, and not this puzzle. The other story says that Zhuge Liang (181–234) invented the rings to keep his wife company while he was away.
rings-history-known = Who really invented them is not known. In Europe, Cardano described them in 1550, and in 1872 Louis Gros explained them with binary numbers.

## The card of the Gray sequence
# $item is the place of an item in the sequence, and brings its spaces. Down is towards its beginning.
rings-item = { $heading ->
    [down] This is word { $item } of the Gray code. Going down, undo the change that made it.
   *[up] Word { $item } of the Gray code comes next.
}
# $one is ring 1, $ring the outermost ring that is on, $next the ring behind it.
rings-rule-of-item = { $parity ->
    [odd] Odd-numbered words change the last digit, { $one }.
   *[even] Even-numbered words change the digit to the left of the last 1. The last 1 is { $ring }, so { $next } changes.
}

## The card of binary and Gray code
rings-binary-rule = Go from left to right, starting from 0. Repeat the last binary digit, but flip it where a ring is on.
# The rows of a table with a column for each ring.
rings-row-gray = Gray
rings-row-flips = flips
rings-row-binary = binary
rings-row-weight = weight
# $sum is a number, or a sum of weights and what it makes: “256 + 64 = 320”; $far is how far it is to the goal: “320 to go”.
rings-binary-sum = { $goal ->
    [0] = { $sum }: { $far }.
   *[other] = { $sum }. The goal is { $goal }: { $far }.
}
# The columns of a table of the steps around this one, and what is to be seen in it.
rings-column-gray = rings = Gray
rings-column-to-go = to go
rings-row-by-row = From row to row the binary number changes by one, and just one ring moves.

## The card of shifts
rings-shifts-rule = XOR the word with itself shifted right by 1. Do the same to the result with a shift of 2, then 4, and so on.
# It becomes a sentence.
rings-shifts-number = the last row is { $number } in binary

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] Convert the state to binary, subtract one, and convert it back.
   *[up] Convert the state to binary, add one, and convert it back.
}
# A cell of a table, in the place of the state itself.
rings-this-state = this state
# $turned is how many binary digits change, $ring the ring that does.
rings-decrement-carry = { $turned ->
    [1] Only the last binary digit changes, so { $ring } moves.
   *[other] The last { $turned } binary digits all flip, but in the Gray code only the digit of { $ring } changes.
}

## The card of the machine that copies or swaps
rings-automaton-rule = Read from left to right and start by copying. After each 1, switch between copying and swapping 0 and 1.
# The rows of a table with a column for each ring: the digit that is read, what is done with it, what is written.
rings-row-read = read
rings-row-mode = mode
rings-row-written = write
# What is done with a digit.
rings-mode-copy = copy
rings-mode-swap = swap
# The drawing of the machine in words.
rings-machine = There are two modes, copy and swap. A 0 keeps the mode; a 1 switches to the other.
# $last is the last digit, $turn whose turn it is: ring-one or other-ring; $one is ring 1. Here and below, $of is rings, or
# others: pieces with two places that have names of their own.
rings-automaton-turn = { $turn ->
    [ring-one] The last digit is { $last }, so it is { $one }’s turn.
   *[other-ring] { $of ->
        [rings] The last digit is { $last }, so it is the other ring’s turn.
       *[others] The last digit is { $last }, so it is the turn of the piece after the first 1, counting from { $one }.
    }
}

## The cards of recursion and of mirroring
# Where the recursion holds, beside its name.
rings-on-and-off-only = between all on and all off
rings-stack-rule = Each job consists of four smaller ones. The highlighted part is being done now.
# The names of jobs, as in a program: “down(9)”, “up(n − 1)”.
rings-job-down = down
rings-job-up = up
rings-mirror-rule = To build the m-digit code, write the (m − 1)-digit code with a 0 in front of each word, then the same list backwards with a 1 in front. The table shows this for three digits; the rows below it follow it as a recursion, down to the next move.
# Where the rows of the recursion count from. $from: a state; $last: the number of moves along the whole line. $of: rings or others.
rings-mirror-count = { $of ->
    [rings] The rows count along the whole line of states, { $last } moves from { $from }. From all on to all off is only a part of it.
   *[others] The rows count along the whole line of states, { $last } moves from { $from }.
}
# Opens the table of a different code.
rings-other-code = Not every Gray code is this one
rings-other-code-rule = Start with the two-digit words in another order and mirror them: again neighbours differ in one digit, but the moves can’t follow it.
rings-mirror-job-path = backwards
rings-mirror-job-back = forwards
# The columns of a table of Gray codes, and the two halves of the code in the middle one.
rings-column-rings = the rings
rings-column-half = last two digits
rings-column-other-code = a different Gray code
rings-half-forward = forwards
rings-half-backward = backwards
# Which of a job's moves is next; the numbers bring their spaces.
rings-move-of = move { $next } of { $all }
# Below the program of the recursion. $down and $up are the names of jobs.
rings-stack-kinds = { $down } and { $up } each call themselves: direct recursion. Each also calls the other: indirect recursion.
# Opens how to do without recursion. $job: down(n).
rings-stack-loop = The same with a loop
rings-stack-loop-rule = A loop and a stack can take the place of the recursion. At first only { $job } is on the stack. Again and again, take off whatever is on top. If it is a move, make it. If it is a job, put its four lines on the stack, the last one first; a job with n = 0 is simply dropped. When the stack is empty, everything is done.

## The card of what each move is for
rings-purposes-rule = Think from the inside out: a ring can move only when the ring before it is on and all rings before that one are off. So smaller rings move to prepare the larger ones.
# A move, and what it makes possible: $near right after it, $far in the end. Each becomes a sentence. $mv is a move of a
# ring; $near and $far are made of rings-wish.
rings-purpose-last = { $mv }: no larger ring moves after that
rings-purpose-and-aim = { $mv }, so that { $near }, and ultimately so that { $far }
# The columns of a table of moves: the number of a move, the ring that moves, what it is for.
rings-column-move = move
rings-column-ring = ring
rings-column-so-that = prepares
# Over moves with the same aim in the end. $aim is made of rings-wish: “ring 8 can come off”; $span: “moves 120 to 140”.
rings-purposes-group = { $span }, so that { $aim }
# Leads to another task.
rings-five-rings = Step through five Chinese rings: 21 moves

## The cards of the strategies
rings-strategy-one-rule = { $of ->
    [rings] Start with { $one } (R) and alternate with the other ring (S). If S becomes impossible, undo everything and start with S instead.
   *[others] Start with { $one } (R) and alternate with the other move (S). If S becomes impossible, undo everything and start with S instead.
}
rings-strategy-two-rule = { $of ->
    [rings] Start with { $one } (R) and alternate with the other ring (S). If S becomes impossible, turn back: play R again and go on alternating.
   *[others] Start with { $one } (R) and alternate with the other move (S). If S becomes impossible, turn back: play R again and go on alternating.
}
# The parts of the route, in a table, and how long it is.
rings-leg-wrong = false start
rings-leg-taken-back = undone
rings-leg-solved = solved
rings-strategy-length = Total: { $moves }.
# Whether the first move was right; $wrong is a count of moves.
rings-strategy-right = This strategy starts with { $one }, which is correct here.
rings-strategy-wrong = This strategy starts with { $one }, which is the wrong direction here: { $wrong } out, then back.

## The card of six questions: a table of questions and answers
rings-yes = yes
rings-no = no
rings-is-solvable = Can it be solved?
rings-is-unique = Is there only one route?
rings-how-far-to-all-off = How many moves to get all rings off?
rings-how-far-to = How many moves to reach { $to }?
# $number is that of a move, and brings its spaces.
rings-which-ring-is-move = { $of ->
    [rings] Which ring moves at move { $number }?
   *[others] Which piece moves at move { $number }?
}
rings-which-state-after = What is the state after move { $number }?
# Opens the list of a paper’s examples; each has its number and its result, and leads to its state.
rings-examples = The examples in Kuo’s paper
rings-example = Example { $number }
rings-example-wrong-start = From 1010, starting with ring 1 is wrong. The right route takes 12 moves.
rings-example-graph = Three rings: 8 states in one line.
rings-example-automaton = Copy or swap: f(011001001) = 010001110.
rings-example-numbers = The same line with f in binary beside each state, from 111 down to 000.
rings-example-other-code = Mirroring 10, 00, 01, 11 gives a different three-digit Gray code.
rings-example-xor = The same with XOR: f(011001001) = 010001110.
rings-example-from-all-off = From all off, 123 moves lead to 001000110.
rings-example-state-after = From 101101100, starting with ring 1, 60 moves lead to 111000110.
rings-example-which-ring = On the same route, ring 8 makes move 56.
rings-example-which-disc = In any tower with enough discs, disc 3 makes move 60.

## Where the moves are numbered from by the ruler
# A rung of the ladder: what a ring must do before a larger one can move.
rings-rung-wish = { $way ->
    [on] { $ring } must go on
   *[off] { $ring } must come off
}

## How a ring moves in one’s hands, as a strip of five pictures
# Its title.
slow-title = { $place ->
    [on] How does { $ring } go on?
   *[off] How does { $ring } come off?
}
# Four words below each picture, in Chinese four characters: of a ring that comes off,
slow-pull-back = Pull the bar back
slow-off-two = Lift the ring up
slow-off-three = Push the bar under
slow-turn-ring = Turn the ring sideways
slow-off-five = Let it drop through
# and of one that goes on.
slow-on-one = Hold the ring below
slow-on-three = Lift the ring through
slow-on-five = Push the bar through
slow-play = Play slowly
# Below the picture in which the ring can’t go on.
slow-stuck = It is stuck here.

## Reasons and formulas on the cards
# $sum: 128 + 64 = 192.
rings-expect-costs = Each row that is not done costs 2^(k−1) moves, where k is its number: { $sum }.
# The method as a table of two rows and two columns; its title opens it.
rings-expect-table = The method as a table
rings-expect-wanted = wanted
rings-expect-so = already so
rings-expect-not = not yet so
rings-expect-first = ring 1
rings-expect-first-so = Nothing is left to do.
rings-expect-first-not = Move ring 1.
rings-expect-other = ring n
rings-expect-other-so = Ring n − 1 is wanted off.
rings-expect-other-not = If ring n − 1 is on and all before it are off, move ring n. If not, ring n − 1 is wanted on.
# $far is a number and brings its spaces.
rings-parity-of-both = { $of ->
    [rings] What counts is whether f, the number of moves to all off, is odd (Kuo, Theorem 2). The number of rings on is odd exactly when f is: here { $on } and { $far }.
   *[others] What counts is whether f, the number of moves to all 0s, is odd (Kuo, Theorem 2). The number of 1s is odd exactly when f is: here { $on } and { $far }.
}
# Above a table and a formula.
rings-back-to-gray = And back to Gray code (Kuo, Theorem 4): XOR the number with half of it, rounded down.
# Above two rows of digits that are buttons.
flip-title = Flip a digit in either row and watch the other.
# The name of such a digit. $row: Gray or binary; $place: its place from the right, from 1; $digit: 0 or 1.
flip-digit = { $row }, digit { $place }: { $digit }
# Shows the digits of the board again.
flip-back = Back to this state
rings-shifts-why = After the shift by 1, each digit is the XOR of two digits; after 2, of four; after 4, of eight. In the end each is the XOR of all digits up to it: whether the number of 1s so far is odd.
rings-decrement-why = Why only one? A Gray digit says whether a binary digit differs from the one before it. Where two neighbours both flip, that does not change. Only at the left edge of the flipped digits does one flip and the other not.
rings-stack-lengths = Adding up the four lines of a job gives the number of its moves (Kuo, Corollary 1):
rings-strategy-ends = The same move twice changes nothing (Kuo, Property 1), and only the two ends of the line have a single move (Kuo, Property 2). So alternating leads straight to one of the ends, and a wrong start to the wrong one:
# What a strategy costs, as formulas.
rings-strategy-right-cost = right start: f(x)
rings-strategy-wrong-cost = wrong start: 2·(2^n − 1) − f(x)
# Why a way exists, and only one; $states is a count and brings its spaces.
rings-formula-one-line = one line of { $states } states (Kuo, Theorem 1)

## Rings 1 and 2 together
pair-blocks-seen = The eight states around yours on the line of single moves. Two shortcuts, where rings 1 and 2 move together, skip two of them.
pair-blocks-reach = Any state and any goal where rings 1 and 2 may move together.
pair-blocks-rule = Number the states from all off, as if the rings moved one by one. In every block of eight, states 0 and 2, and states 5 and 7, differ in rings 1 and 2 only: where those move together, one move does for two.
pair-blocks-place = number
pair-blocks-passed = on the route
pair-blocks-yes = yes
pair-blocks-no = skipped
pair-blocks-count = So a block takes 6 moves instead of 8, and f, the number of single moves to all off, gives the number of moves:
