### What of an address or of the options of a command could not be used, and what is wrong with a typed state.

# The notice of a value: “n=0”: not a whole number from 1 to 1,000. $what is quoted.
notice-fault = { $what }: { $problem }.
# $id and $key are quoted; $known lists the ids of all puzzles.
notice-unknown-puzzle = No puzzle is called { $id }; there are { $known }.
notice-unknown-key = { $key }: no such key here, so it is ignored.

## Behind a notice: how many more there are.

# In the heading of the one that is shown. $waiting: how many wait.
notice-more-notices = ({ $waiting } more)
notice-beyond = { $count ->
    [one] 1 more notice is not shown.
   *[other] { $count } more notices are not shown.
}

## What is used instead.

notice-default-is-used = Using the default.
notice-first-is-used = The first one is used.
# $other is quoted: another key and its value.
notice-other-is-used = Using { $other }.
notice-moves-before-are-played = The moves before it were played.
notice-went-to-step = Went to { $step }.

## What is wrong with a value; the $problem of notice-fault. $allowed is one of the phrases below that name what is
## allowed.

notice-needs-value = the value is missing; use { $allowed }
notice-twice = given twice, once is allowed
notice-only = only { $words } is allowed
notice-between = not a whole number from { $least } to { $most }
notice-not-all-between = not whole numbers from { $least } to { $most } with commas between, the free piece first
notice-not-a-step = not a step; use 0 to { $most }, or 50%, 2^5, -10 for 10 to go
notice-outside = outside 0 to { $most }
notice-longer-than = longer than { $most } characters
notice-more-items-than = more than { $most } items
notice-not-piles = not two whole numbers of up to { $digits } digits, such as 14,20
# $other is quoted.
notice-excludes = cannot stand beside { $other }
notice-no-way = no moves lead from there to the goal
notice-bad-move = item { $place } is not a legal move; use { $allowed }

## What is allowed.

notice-whole-number = a whole number
notice-up-to = 0 to { $most }
notice-four-bits = four of 0 and 1
notice-numbers-in-a-row = numbers such as 2,5,5, the free piece first
notice-two-numbers = two whole numbers such as 14,20
# Words that can be written: board, moves, methods or the id of one of its methods.
notice-shown = { $parts } or the id of one of its methods
# The end of a list of words or symbols: soon, long or lose. $others: all but the last one.
notice-either = { $others } or { $last }

## What is wrong with a typed state. $symbols lists what it is written with: 0 or 1.

# $use_this: a row as below, or the symbols alone. $found is quoted.
notice-wrong-digit = use { $use_this }: digit { $place } is { $found }
notice-wrong-letter = use { $use_this }: letter { $place } is { $found }
# $row: a row as below. $found: how many symbols are written.
notice-wrong-length = { $found ->
    [one] use { $row }: there is { $found }
   *[other] use { $row }: there are { $found }
}
notice-row-of-digits = { $count ->
    [one] { $count } digit, { $symbols }
   *[other] { $count } digits, { $symbols }
}
notice-row-of-letters = { $count ->
    [one] { $count } letter, { $symbols }
   *[other] { $count } letters, { $symbols }
}
notice-run-without-count = the run at place { $place } needs its count, as in 1*9
notice-too-long = more than { $limit } pieces
notice-nothing-written = nothing is written
notice-two-piles = use two piles such as 5,3
notice-no-shift = after the letters write @ and the shift of the slide, 0 to { $most }
notice-jammed = { $dial } cannot stand like that there
