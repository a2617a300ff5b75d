### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they are called, what they show, and where they hold
rings-expect-seen = Each line says where one ring has to be, starting with the innermost. If it isn’t there yet, the lines below say what has to happen first, until a ring can move.
rings-expect-reach = Any state and any goal. It can be read as a number only if the goal is all off.
rings-alternation-seen = There are never more than two possible moves: ring 1, and the ring just after the first one that is on, counting from ring 1. The two alternate; the two lanes show the moves ahead.
rings-alternation-reach = Any state and any goal. If the goal has the higher number, odd and even change places.
rings-two-rules-seen = Two rules write the Gray code item by item. The rings show one of its items.
rings-two-rules-reach = Any state and any goal, as long as the rings move one by one.
rings-binary-seen = The rings as 1s and 0s, and below them the binary number they stand for. That number is how many moves it takes to get all rings off.
rings-binary-reach = Any state and any goal, as long as the rings move one by one.
rings-shifts-seen = The same binary number, found the way a computer does it: in a few operations on whole words.
rings-shifts-reach = Any state and any goal, as long as the rings move one by one.
rings-decrement-seen = Each move changes the binary number by one. A carry may flip many binary digits, but only one ring moves.
rings-decrement-reach = Any state and any goal, as long as the rings move one by one.
rings-automaton-seen = A machine with two modes reads the rings and writes the binary number below them. The last digit tells whose turn it is.
rings-automaton-reach = Any state and any goal, as long as the rings move one by one.
rings-recursion-seen = Each row is a job in progress, made of smaller jobs of the same kind. The framed part is being done now; the row below breaks it down.
rings-recursion-reach = Only between all on and all off.
rings-purposes-seen = The route move by move: which larger ring each move prepares, and which ring it all leads to.
rings-purposes-reach = Any state and any goal; at most 21 moves are shown.
rings-mirror-seen = The code of n rings is the code of n − 1 rings, then the same list backwards with ring n changed. Mirroring a different beginning gives a Gray code too, but not the one the rings follow.
rings-mirror-reach = Any state and any goal, as long as the rings move one by one.
rings-strategy-one-seen = What happens if you always start with ring 1, and undo everything if that was wrong.
rings-strategy-one-reach = Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.
rings-strategy-two-seen = What happens if you always start with ring 1, and turn back if that was wrong.
rings-strategy-two-reach = Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.
rings-questions-seen = Six questions about the start and the goal, answered without making a move.
rings-questions-reach = Any state and any goal, as long as the rings move one by one.

## The card of what has to happen first: a ladder of rings
# A rung: how a ring already is. How it is not yet is in hint.ftl.
rings-ring-is = { $place ->
    [on] { $ring } is on
   *[off] { $ring } is off
}
# Beside a rung: whether its ring is there.
rings-wish-met = done
rings-wish-not-yet = not yet
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

## The card of the Gray sequence
# $item is the place of an item in the sequence, and brings its spaces. Down is towards its beginning.
rings-item = { $heading ->
    [down] This is item { $item } of the Gray code. Going down, undo the change that made it.
   *[up] Item { $item } of the Gray code comes next.
}
# $one is ring 1, $ring the outermost ring that is on, $next the ring behind it.
rings-rule-of-item = { $parity ->
    [odd] Odd items change the last digit, { $one }.
   *[even] Even items change the digit to the left of the last 1. The last 1 is { $ring }, so { $next } changes.
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
rings-column-binary = binary
rings-column-to-go = to go
rings-row-by-row = From row to row the binary number changes by one, and just one ring moves.

## The card of shifts
rings-shifts-rule = XOR the word with itself shifted right by 1. Do the same to the result with a shift of 2, then 4, and so on.
# The first row of a table of words: the rings.
rings-shifts-gray = Gray
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
rings-other-code-rule = Start with the two-digit words in another order and mirror them: again neighbours differ in one digit, but the rings cannot follow it.
rings-mirror-job-path = path
rings-mirror-job-back = back
# The columns of a table of Gray codes, and the two halves of the code in the middle one.
rings-column-rings = the rings
rings-column-half = last two digits
rings-column-other-code = a different Gray code
rings-half-forward = forwards
rings-half-backward = backwards
# Which of a job's moves is next; the numbers bring their spaces.
rings-move-of = move { $next } of { $all }

## The card of what each move is for
rings-purposes-rule = Think from the inside out: a ring can move only when the ring before it is on and all rings before that one are off. So smaller rings move to prepare the larger ones.
# A move, and what it makes possible: $near right after it, $far in the end. Each becomes a sentence. $mv is a move of a
# ring; $near and $far are made of rings-wish.
rings-purpose-last = { $mv }: no larger ring moves after that
rings-purpose = { $mv }, so that { $near }
rings-purpose-and-aim = { $mv }, so that { $near }, and ultimately so that { $far }
# The columns of a table of moves: the number of a move, the ring that moves, what it is for.
rings-column-move = move
rings-column-ring = ring
rings-column-so-that = prepares
# Over moves with the same aim in the end. $aim is made of rings-wish: “ring 8 can come off”; $span: “moves 120 to 140”.
rings-purposes-group = { $span }, so that { $aim }
# Leads to another task.
rings-five-rings = Step through five rings: 21 moves

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
slow-off-one = Pull the bar back
slow-off-two = Lift the ring up
slow-off-three = Push the bar under
slow-off-four = Turn the ring sideways
slow-off-five = Let it drop through
# and of one that goes on.
slow-on-one = Hold the ring below
slow-on-two = Turn the ring sideways
slow-on-three = Lift the ring through
slow-on-four = Pull the bar back
slow-on-five = Push the bar through
slow-play = Play slowly
# Below the picture in which the ring can’t go on.
slow-stuck = It is stuck here.

## Reasons and formulas on the cards
# $sum: 128 + 64 = 192.
rings-expect-costs = Each rung that is not done costs 2^(k−1) moves, where k is its number: { $sum }.
# The method as a table of two rows and two columns; its title opens it.
rings-expect-table = The method as a table
rings-expect-wanted = wanted
rings-expect-so = it is so
rings-expect-not = it is not so
rings-expect-first = ring 1
rings-expect-first-so = Nothing is left to do.
rings-expect-first-not = Move ring 1.
rings-expect-other = ring n
rings-expect-other-so = Ring n − 1 is wanted off.
rings-expect-other-not = If ring n − 1 is on and all before it are off, move ring n. If not, ring n − 1 is wanted on.
# $far is a number and brings its spaces.
rings-parity-of-both = { $of ->
    [rings] The number of rings on and f, the number of moves to all off, are both odd or both even (Theorem 2): here { $on } and { $far }.
   *[others] The number of 1s and f, the number of moves to all 0s, are both odd or both even (Theorem 2): here { $on } and { $far }.
}
# Above a table and a formula.
rings-back-to-gray = And back to Gray code (Theorem 4): XOR the number with half of it, rounded down.
# Above two rows of digits that are buttons.
flip-title = Flip a digit in either row and watch the other.
# The name of such a digit. $row: Gray or binary; $place: its place from the right, from 1; $digit: 0 or 1.
flip-digit = { $row }, digit { $place }: { $digit }
# Shows the digits of the board again.
flip-back = Back to this state
rings-shifts-why = After the shift by 1, each digit is the XOR of two digits; after 2, of four; after 4, of eight. In the end each is the XOR of all digits up to it: whether the number of 1s so far is odd.
rings-decrement-why = Why only one? A Gray digit says whether a binary digit differs from the one before it. Where two neighbours both flip, that does not change. Only at the left edge of the flipped digits does one flip and the other not.
rings-stack-lengths = Adding up the four lines of a job gives the number of its moves (Corollary 1):
rings-strategy-ends = The same move twice changes nothing (Property 1), and only the two ends of the line have a single move (Property 2). So alternating leads straight to one of the ends, and a wrong start to the wrong one:
# What a strategy costs, as formulas.
rings-strategy-right-cost = right start: f(x)
rings-strategy-wrong-cost = wrong start: 2·(2^n − 1) − f(x)
# Why a way exists, and only one; $states is a count and brings its spaces.
rings-formula-one-line = one line of { $states } states (Theorem 1)

## Rings 1 and 2 together
pair-blocks-seen = The eight states around yours on the line of single moves. Two shortcuts, where rings 1 and 2 move together, skip two of them.
pair-blocks-reach = Any state and any goal where rings 1 and 2 may move together.
pair-blocks-rule = Number the states from all off, as if the rings moved one by one. In every block of eight, states 0 and 2, and states 5 and 7, differ in rings 1 and 2 only: where those move together, one move does for two.
pair-blocks-place = number
pair-blocks-passed = on the way
pair-blocks-yes = yes
pair-blocks-no = skipped
pair-blocks-count = So a block takes 6 moves instead of 8, and f, the number of single moves to all off, gives the number of moves:
