### What only the program on the terminal says.

# After the next move, where some of the moves to come were made by hand. $best is the fewest moves: proven, or the fewest
# that are known.
terminal-to-go = { $best-is ->
    [proven] { $left } to go on your route, { $best } on the shortest
   *[known] { $left } to go on your route, { $best } on the shortest known
}
# $step is as status-step, $state its notation.
terminal-place = { $step }: { $state }.
terminal-made-by-hand = The next move was made by hand; the methods explain the shortest route instead.
terminal-counts-heading = Moves for n = 1 to { $most }

# What is wrong with an option: $option is quoted with its value, $problem is as terminal-no-number or as in notice.ftl.
terminal-no-number = must be a whole number
# $known is a list of puzzles.
terminal-name-a-puzzle = No puzzle given. Available: { $known }.
terminal-more-unknown-keys = { $more ->
    [one] 1 more unknown setting is ignored.
   *[other] { $more } more unknown settings are ignored.
}

# $sentence says what is wrong there.
terminal-on-line = line { $number }: { $sentence }
# $why is in the words of the system.
terminal-bad-input = Standard input couldn’t be read: { $why }.
terminal-bad-output = The answer couldn’t be written: { $why }.
terminal-input-is-no-text = Standard input is not UTF-8 text.
terminal-input-too-long = Standard input is longer than { $megabytes } MB.
terminal-several-lines = Standard input has more than one line; use --each to answer line by line.
terminal-one-dash = With --each, every line is one argument: leave out SPEC, or write - for the step or the state.

# `gros prove`. $moves and $shortest are counts with their unit; $moves is the length that `gros length` prints.
terminal-game-has-no-shortest = A game has no shortest route.
terminal-proven = No route is shorter than { $moves }, as a search of { $states } states shows.
terminal-shorter = The shortest route takes { $shortest }, not { $moves }, as a search of { $states } states shows.
# Here $moves is as far as the search got.
terminal-unsettled = Not settled: the search stopped after { $states } states. Every route takes more than { $moves }.
