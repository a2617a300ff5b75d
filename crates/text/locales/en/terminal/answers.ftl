### What only the program on the terminal says.

# Behind the next move; some of the moves to come were made by hand. $best is the least: proven, or the least that is known.
terminal-to-go = { $best-is ->
    [proven] { $left } on your route, { $best } at best
   *[known] { $left } on your route, { $best } on the shortest known
}
# $step is as status-step, $state its notation.
terminal-place = { $step }: { $state }.
terminal-made-by-hand = The next move was made by hand; the methods explain the shortest route instead.
terminal-counts-heading = moves for n = 1 to { $most }

# What is wrong with an option: $option is quoted with its value, $problem is as terminal-no-number or as in notice.ftl.
terminal-about-option = { $option }: { $problem }.
terminal-no-number = not a whole number
# $known is a list of puzzles.
terminal-name-a-puzzle = No puzzle is named; there are { $known }.
terminal-more-unknown-keys = { $more } more keys are not known here and are ignored.

# $sentence is what is wrong there.
terminal-on-line = line { $number }: { $sentence }
# $why is in the words of the system.
terminal-bad-input = Standard input could not be read: { $why }.
terminal-bad-output = The answer could not be written: { $why }.
terminal-input-is-no-text = Standard input is not UTF-8 text.
terminal-input-too-long = Standard input is longer than { $megabytes } MB.
terminal-several-lines = Standard input has more than one line; use --each to answer line by line.
terminal-one-dash = With --each a line stands for one argument: leave SPEC out, or write - for the step or the state.
