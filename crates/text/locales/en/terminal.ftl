### terminal

terminal-name-a-puzzle = No puzzle is named; there are { $known }.
terminal-more-unknown-keys = { $more } more keys are not known here and are ignored.
terminal-on-line = line { $number }: { $sentence }
terminal-bad-input = Standard input could not be read: { $why }.
terminal-bad-output = The answer could not be written: { $why }.
terminal-input-too-long = Standard input is longer than { $megabytes } MB.
terminal-counts-heading = moves for n = 1 to { $most }
explained-on-terminal = :{" "}
explained-on-terminal-2 = The next move was made by hand; the methods explain the shortest route instead.
terminal-bad-number = not a whole number
terminal-input-is-no-text = Standard input is not UTF-8 text.
terminal-several-lines = Standard input has more than one line; use --each to answer line by line.
terminal-one-dash = With --each a line stands for one argument: leave SPEC out, or write - for the step or the state.
