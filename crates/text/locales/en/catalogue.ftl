### The catalogue, and the table of the terminal.

family-tab = Spin-Out & co.
catalogue = Puzzles of this family
catalogue-note = All count in some base. Where the rule is known, the puzzle can be opened; of the others only the number is known.
base = Base
published-moves = Published moves
what-is-counted = What is counted
rule-status = Rule
source = Source
open = Open
name = name
pieces = pieces
convention = counted
warning = warning
not-on-timeline = That state is not on the timeline.

catalogue-open-puzzle = Open { $name }
catalogue-counted = moves of pieces
catalogue-counted-2 = pieces and driver strokes
catalogue-counted-3 = driver strokes and take-out
catalogue-counted-4 = until the first piece is out
catalogue-counted-5 = until all is apart
catalogue-counted-6 = not said
catalogue-rule-status = published
catalogue-rule-status-2 = model
catalogue-rule-status-3 = number only
