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

# A button; $name is that of a puzzle.
catalogue-open-puzzle = Open { $name }
# What a published number counts.
catalogue-counts-pieces = moves of pieces
catalogue-counts-pieces-and-driver = pieces and driver strokes
catalogue-counts-driver-and-take-out = driver strokes and take-out
catalogue-counts-to-first-piece-out = until the first piece is out
catalogue-counts-to-all-apart = until all is apart
catalogue-counts-unknown = not said
# How well the rule of a puzzle is known.
catalogue-rule-published = published
catalogue-rule-model = model
catalogue-rule-unknown = number only
