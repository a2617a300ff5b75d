### What --help says. SPEC, K, S and such are the names of values, as they stand in the usage line.

commands-about = Solves Chinese rings, the Tower of Hanoi, Wythoff’s game and related puzzles, exactly and at any size
# Below the list of options, a paragraph each.
commands-spec = A SPEC is the name of a puzzle and, after “?”, any settings that differ from the defaults: rings?n=9&from=111111111&step=123. It is the part of a Gros page’s address after #/; the whole address works too.
commands-brief = For a shell, in which ? and & mean something else, rings 9, rings:9 and rings/9 stand for rings?n=9.
commands-state = A state lists the innermost ring, the largest disc or the slowest piece first. radices= lists the free piece first: the states of chain?radices=2,5,5 are written like 441.
commands-step = A step K is a number, a percentage such as 50%, a power such as 2^40, or -218 for 218 moves before the end.
commands-standard-input = Use “-” for SPEC, K or S to read it from standard input; if two are “-”, the first line is the first value and the second line the second. With --each, every line is a SPEC, or the value of the argument that is “-”.
commands-exit-codes = Exit codes: 0, success; 1, no answer exists, such as the step of a state that is not on the timeline; 2, bad input.

# Before the line that shows how a command is called.
commands-usage = Usage
commands-commands = Commands
commands-arguments = Arguments
commands-options = Options
# Before example lines, below the options of a command.
commands-examples = Examples
# Names of values in the usage line: the first is in square brackets there, the second in angle brackets.
commands-any-options = OPTIONS
commands-any-command = COMMAND

commands-list = List the puzzles with their limits and known move counts
commands-length = Print the number of moves from start to goal
commands-state-at = Print the state at a step
commands-step-of = Print the step of a state
commands-next = Print the next move
commands-explain = Explain the next move by the puzzle’s first method
commands-moves = Print the moves, one per line: the step, the move and the state after it, separated by tabs
commands-svg = Print the picture of a state as an SVG file, with the next move marked
commands-prove = Search all states for a route shorter than the one “gros length” reports
commands-open = Open the page at this step, and print its address
commands-completions = Print a script that completes commands in a shell
commands-man = Print the manual page, or that of a command
commands-help = Print this help, or that of a command

option-task = The puzzle and its settings
option-each = Read standard input and answer each line with one line
option-json = Print one JSON object per line
option-lang = The language of the output, such as en or zh-Hans (default: LC_ALL, then LANG)
option-catalogue = List every puzzle of the family with its published move count, whether Gros can play it or not
option-step = The step (default: the step in SPEC)
option-state = The state
option-method = Use this method only
option-all = Use every method that fits
option-why = Add the proofs behind it
option-start = The step to start at (default: the step in SPEC)
option-count = How many moves to print (default: all that are left)
option-look = The view: realistic, vertical or lights, if the puzzle has it
option-theme = The colours: light or dark (default: light)
option-pieces = The number of pieces, in place of n= in SPEC
option-base = The address of the page (default: GROS_BASE)
option-shell = The shell: bash, elvish, fish, powershell or zsh
option-man-of = The command
option-help = Print help
option-version = Print the version
