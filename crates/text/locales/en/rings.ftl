### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
# $count is how many rings there are, $number the same as a word up to ten; in digits it brings its space.
rings-title = { $count ->
    [one] { $number } ring
   *[other] { $number } rings
}
# A choice of a size, by its title or by the count of its rings, whichever is more usual.
rings-preset = { $title ->
   *[other] { $pieces }
}
# States.
rings-all-off = all off
rings-all-on = all on
rings-only-ring-on = only ring { $ring } on
# A move or a place as briefly as on the timeline, and an order, large on the screen.
rings-short = { $place ->
    [on] { $ring } on
   *[off] { $ring } off
}
rings-order = { $place ->
    [on] { $rings } ON
   *[off] { $rings } OFF
}
# A move as a beat of a rhythm that is heard; $rings is the number of a ring as a word, or rings-one-and-two.
rings-beat = { $place ->
    [on] { $rings } on
   *[off] { $rings } off
}
rings-one-and-two = one and two

## The task
# $number is a word up to ten, and brings its space in digits; $moves is a count of moves.
rings-come-off = { $count ->
    [one] It is on. Getting it off takes { $moves }.
   *[other] All { $number } on. Getting them off takes { $moves }.
}
# How many moves it takes where rings 1 and 2 do not move as one.
rings-ring-by-ring = { $moves } ring by ring
# How a state is written; $digits is how many rings there are, $ring the number of the innermost one.
rings-notation = { $digits ->
    [one] 1 digit, 1 = on
   *[other] { $digits } digits, 1 = on, ring { $ring } first
}
# What the keys of an address take, after “only”; it brings its space.
rings-states-allowed = a row of 0 and 1, on or off
rings-moves-allowed = ring numbers such as 1.3, or ~K for K moves of the plan

## The coach
# Which rings are on, by a list of their numbers, and how many.
rings-in-hand = On: { $on }. All others off.
rings-on = { $count } on

## Methods: what they are called, what they show, and where they hold
rings-expect-name = What must be so first
rings-expect-seen = Every line asks for one ring, from the innermost outward. Where it is not so yet, the lines below it ask for what must be so first, until a ring can move.
rings-expect-reach = Any state and any goal. It is read as a number only toward all off.
rings-alternation-name = Two rules are enough
rings-alternation-seen = At most two moves are ever possible: ring 1, and the ring next to the first one that is on, counting from ring 1. They alternate; the two lanes show the moves that follow.
rings-alternation-reach = Any state and any goal; toward a higher number, odd and even change places.
rings-two-rules-name = Making the Gray sequence
rings-two-rules-seen = The Gray code is written one item after the other by two rules. The rings show one of its items.
rings-two-rules-reach = Any state and any goal, but one move at a time.
rings-binary-name = Binary and Gray code
rings-binary-seen = Above, the rings as 1 and 0; below, the binary number that belongs to them. It is the number of moves to all off.
rings-binary-reach = Any state and any goal, while the rings move one by one.
rings-shifts-name = Doubling shifts
rings-shifts-seen = The binary number again, found as a computer likes it: in a few operations on whole words.
rings-shifts-reach = Any state and any goal, while the rings move one by one.
rings-decrement-name = Count by one
rings-decrement-seen = A move counts the binary number by one. A carry may turn many binary digits, but it changes one ring only.
rings-decrement-reach = Any state and any goal, but one move at a time.
rings-automaton-name = Copy or swap
rings-automaton-seen = A machine with two modes reads the rings and writes the binary number below them. Its last digit tells whose turn it is.
rings-automaton-reach = Any state and any goal, while the rings move one by one.
rings-recursion-name = Recursion at this step
rings-recursion-seen = Every row is a job that is under way, made of smaller jobs of its kind. The framed part is the one that is being done; the row below takes it apart.
rings-recursion-reach = Rings: only between all on and all off. Discs: only from one full peg to another.
rings-purposes-name = What each move is for
rings-purposes-seen = The way move by move: which larger ring a move prepares for, and which ring all of it is for.
rings-purposes-reach = Any state and any goal; 21 moves at most are shown.
rings-mirror-name = Mirroring the code
rings-mirror-seen = The code of n rings is that of n − 1 rings, then the same backward with ring n changed. Mirroring another beginning gives a Gray code too, but not the one of the rings.
rings-mirror-reach = Any state and any goal, while the rings move one by one.
rings-strategy-one-name = Strategy 1: undo and start again
rings-strategy-one-seen = What comes of beginning with ring 1 without a thought, and of taking it back where it was wrong.
rings-strategy-one-reach = Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.
rings-strategy-two-name = Strategy 2: turn back at the end
rings-strategy-two-seen = What comes of beginning with ring 1 without a thought, and of turning round at the wrong end.
rings-strategy-two-reach = Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.
rings-questions-name = Six questions
rings-questions-seen = Six questions about the start and the goal, answered without a single try.
rings-questions-reach = Any state and any goal, while the rings move one by one.

## The card of what must be so first: a ladder of rings
# A rung: how a ring already is. How it is not yet is in hint.ftl.
rings-ring-is = { $place ->
    [on] { $ring } is on
   *[off] { $ring } is off
}
# Beside a rung: how its wish stands.
rings-wish-met = already so
rings-wish-not-yet = not yet
rings-wish-now = now
# Below the ladder; it becomes a sentence. $goes is the move.
rings-expect-free = nothing else is in the way: { $goes }
# $digits is a binary number, $to_go how far it is to the goal: “21 to go”.
rings-expect-read-down = Read down, 0 where it is already so, else 1: { $digits } in binary, { $to_go }.
# The same card in short: a row of rings, and what they have to do with each other.
rings-peek = each waits for the next
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
rings-rule-other-ring = move the ring next to the first one that is on, counting from ring 1
rings-alternate = Then alternate: moving the same ring twice gets you nowhere.
# The name of a lane of the moves that follow: not those of ring 1.
rings-lane-other-ring = the other

## The card of the Gray sequence
# $item is the place of an item in the sequence, and brings its spaces. Down is toward its beginning.
rings-item = { $heading ->
    [down] This is item { $item } of the sequence; it is taken back.
   *[up] Item { $item } of the sequence comes next.
}
# $ring is the number of the outermost ring that is on.
rings-rule-of-item = { $parity ->
    [odd] Odd items change the last digit, ring 1.
   *[even] Even items change the digit left of the last 1, which is ring { $ring }.
}

## The card of binary and Gray code
rings-binary-rule = From left to right: each binary digit equals the one before it; a ring that is on flips it.
# The rows of a table with a column for each ring.
rings-row-gray = Gray
rings-row-flips = flips
rings-row-binary = binary
rings-row-weight = weight
# $sum is a number, or a sum of weights and what it makes: “256 + 64 = 320”; $far is how far it is to the goal: “320 to go”.
rings-binary-sum = { $goal ->
    [0] = { $sum }: { $far }.
   *[other] = { $sum }; the goal is { $goal }: { $far }.
}
# The columns of a table of the steps around this one, and what is to be seen in it.
rings-column-gray = rings = Gray
rings-column-binary = binary
rings-column-to-go = to go
rings-row-by-row = From row to row the binary number counts by one, and only one ring changes.

## The card of shifts
rings-shifts-rule = Shift the word to the right by 1, 2, 4 … and add it to itself without carry each time.
# The first row of a table of words: the rings.
rings-shifts-gray = Gray
# It becomes a sentence.
rings-shifts-number = in binary that is { $number }

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] Turn the state into binary, subtract one, and turn it back.
   *[up] Turn the state into binary, add one, and turn it back.
}
# A cell of a table, in the place of the state itself.
rings-this-state = this state
# $turned is how many binary digits change, $ring the ring that does.
rings-decrement-carry = { $turned ->
    [1] Only the last digit turns over: { $ring }.
   *[other] The last { $turned } digits turn over together, so only the Gray digit of { $ring } changes.
}

## The card of the machine that copies or swaps
rings-automaton-rule = Read from left to right, beginning with copy; every 1 changes between copy and swap for what follows.
# The rows of a table with a column for each ring: the digit that is read, what is done with it, what is written.
rings-row-read = read
rings-row-mode = mode
rings-row-written = write
# What is done with a digit.
rings-mode-copy = copy
rings-mode-swap = swap
# The drawing of the machine in words.
rings-machine = Two modes, copy and swap. A 0 keeps the mode; a 1 changes to the other one.
# $last is the last digit, $turn whose turn it is: ring-one or other-ring.
rings-automaton-turn = { $turn ->
    [ring-one] The last digit is { $last }: ring 1’s turn.
   *[other-ring] The last digit is { $last }, so it is the other ring’s turn.
}

## The cards of recursion and of mirroring
# Where the recursion holds, beside its name.
rings-on-and-off-only = between all on and all off
rings-stack-rule = Each job is four smaller jobs; the marked ones are under way.
# The names of jobs, as in a program: “down(9)”, “up(n − 1)”.
rings-job-down = down
rings-job-up = up
rings-mirror-rule = The code of m digits is that of m − 1 with 0 before it, then the same backward with 1 before it. Walked as a recursion:
rings-mirror-job-path = path
rings-mirror-job-back = back
# The columns of a table of Gray codes, and the two halves of the code in the middle one.
rings-column-rings = the rings
rings-column-half = the two digits
rings-column-other-code = a Gray code, but not the rings
rings-half-forward = forward
rings-half-backward = backward
# Which of a job's moves is next; the numbers bring their spaces.
rings-move-of = move { $next } of { $all }

## The card of what each move is for
rings-purposes-rule = Think from the inside out: to move a ring, the one before it must be on and all others before that off. So each move prepares one of a larger ring.
# A move, and what it makes possible: $near right after it, $far in the end. Each becomes a sentence. $mv is a move of a
# ring; $near and $far are made of rings-wish.
rings-purpose-last = { $mv }: no larger ring moves after it
rings-purpose = { $mv }, so that { $near }
rings-purpose-and-aim = { $mv }, so that { $near }; in the end, so that { $far }
rings-wish = { $place ->
    [on] { $ring } can go on
   *[off] { $ring } can come off
}
# The columns of a table of moves: the number of a move, the ring that moves, what it is for.
rings-column-move = move
rings-column-ring = ring
rings-column-so-that = so that
rings-column-in-the-end = in the end
# Leads to another task.
rings-five-rings = Walk through five rings: 21 moves

## The cards of the strategies
rings-strategy-one-rule = Begin with ring 1 (R) and alternate with the other ring (S). If S becomes impossible, undo everything and start with S instead.
rings-strategy-two-rule = Begin with ring 1 (R) and alternate with the other ring (S). If S becomes impossible, turn back: play R again and go on alternating.
# The parts of the way, in a table, and how long it is.
rings-leg-wrong = wrong way
rings-leg-taken-back = taken back
rings-leg-solved = solved
rings-strategy-length = In all: { $moves }.
# Whether the first move was right; $wrong is a count of moves.
rings-strategy-right = This strategy starts with ring 1, which is right here.
rings-strategy-wrong = This strategy starts with ring 1, the wrong way here: { $wrong }, then back.

## The card of six questions: a table of questions and answers
# $state is written in 0 and 1.
rings-questions-from = From { $state }:
rings-yes = yes
rings-no = no
rings-is-solvable = Can it be solved?
rings-is-unique = In one way only?
rings-how-far-to-all-off = How far to all off?
rings-how-far-to = How far to { $to }?
# $number is that of a move, and brings its spaces.
rings-which-ring-is-move = Which ring is move { $number }?
rings-which-state-after = Which state is there after move { $number }?

## Where the moves are numbered from by the ruler
rings-numbered-from = from all off
