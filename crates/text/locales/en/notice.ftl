### What could not be used in an address or in a command’s options, and what is wrong with a typed state.

# The notice about a value: “n=0”: must be a whole number from 1 to 1,000. $what is quoted.
notice-fault = { $what }: { $problem }.
# $id and $key are quoted; $known lists the ids of all puzzles.
notice-unknown-puzzle = There is no puzzle { $id }. Available: { $known }.
notice-unknown-key = { $key }: unknown setting, ignored.
# An old address led to a tool that there is no longer; the list of all there is to learn from is shown.
notice-gone = { $tool ->
    [duel] “Square duel” is no longer part of Gros. What is known about it is now in the greedy builder.
    [two-bodies] “Same puzzle, two bodies” is no longer part of Gros. “{ one-ruler }” in the menu shows rings, tower and counter move together.
   *[wager] “Wager” is no longer part of Gros. This is what there is to learn with.
}

## After a notice: how many more there are.

# In the heading of the notice that is shown. $waiting: how many others wait.
notice-more-notices = ({ $waiting } more)
notice-beyond = { $count ->
    [one] 1 more notice is not shown.
   *[other] { $count } more notices are not shown.
}

## What is used instead.

notice-default-is-used = Using the default.
notice-first-is-used = Using the first one.
# $other is quoted: another key and its value.
notice-other-is-used = Using { $other }.
notice-moves-before-are-played = Playing the moves before it.
notice-went-to-step = Showing step { $step } instead.

## What is wrong with a value: the $problem of notice-fault. $allowed is one of the phrases below that name what is
## allowed.

notice-needs-value = the value is missing; use { $allowed }
notice-twice = given twice
notice-only = must be { $words }
notice-between = must be a whole number from { $least } to { $most }
notice-not-all-between = must be whole numbers from { $least } to { $most } separated by commas, the free piece first
# What a user-made puzzle’s steps wait for. $faster: how many pieces are faster.
notice-guard = step { $place }–{ $next } of piece { $piece } needs a place of each faster piece ({ $faster } in all, the free one last), or - for any
notice-no-step = piece { $piece } has no step { $place }–{ $next }
notice-loops = with a - in it, at most { $most } states
notice-not-a-step = not a step; use 0 to { $most }, or 50%, 2^5, or -10 for 10 to go
notice-outside = must be from 0 to { $most }
notice-longer-than = longer than { $most } characters
notice-more-items-than = more than { $most } items
notice-not-piles = must be two whole numbers of at most { $digits } digits each, such as 14,20
# $other is quoted.
notice-excludes = can’t be combined with { $other }
notice-no-way = the goal can’t be reached from there
notice-bad-move = item { $place } is not a legal move; use { $allowed }

## What is allowed.

notice-whole-number = a whole number
notice-up-to = 0 to { $most }
notice-four-bits = four digits, each 0 or 1
notice-numbers-in-a-row = numbers such as 2,5,5, the free piece first
# $words: words for rules that are written in an address.
notice-waits = { $words }, or the places that each step needs, such as 1.0,2-
notice-two-numbers = two whole numbers such as 14,20
# Words that can be written: board, moves, methods or the id of one of the puzzle’s methods.
notice-shown = { $parts } or the id of one of the puzzle’s methods
# Joins a list of words or symbols: soon, long or lose. $others: all but the last one.
notice-either = { $others } or { $last }

## What is wrong with a typed state. $symbols lists what it is written with: 0 or 1.

# $use_this: a row as below, or the symbols alone. $found is quoted.
notice-wrong-digit = use { $use_this }; digit { $place } is { $found }
notice-wrong-letter = use { $use_this }; letter { $place } is { $found }
# $row: a row as below. $found: how many symbols are written.
notice-wrong-length = { $found ->
    [one] use { $row }; there is { $found }
   *[other] use { $row }; there are { $found }
}
notice-row-of-digits = { $count ->
    [one] { $count } digit, { $symbols }
   *[other] { $count } digits, each { $symbols }
}
notice-row-of-letters = { $count ->
    [one] { $count } letter, { $symbols }
   *[other] { $count } letters, each { $symbols }
}
notice-run-without-count = the run at position { $place } needs a count, as in 1*9
notice-too-long = more than { $limit } pieces
notice-nothing-written = the state is missing
notice-two-piles = use two piles, such as 5,3
notice-no-shift = after the letters, write @ and the shift of the slide, 0 to { $most }
notice-jammed = { $dial } can’t face that way there
