### The catalogue, and the table of the terminal.

# The tab of the family in the header.
family-tab = Spin-Out & co.
catalogue = Puzzles of this family
catalogue-note = All count in some base. Where the rule is known, the puzzle can be opened; of the others only the number is known.
# Heads of the columns.
base = Base
published-moves = Published moves
what-is-counted = What is counted
rule-status = Rule
source = Source
open = Open
# Heads and words of the terminal.
name = name
pieces = pieces
convention = counted
warning = warning
not-on-timeline = That state is not on the timeline.

# The button of a puzzle of the table, to be heard.
catalogue-open-puzzle = Open { $name }
# What a published number counts, in the column of that name.
catalogue-counts-pieces = moves of pieces
catalogue-counts-strokes = pieces and driver strokes
catalogue-counts-take-out = driver strokes and take-out
catalogue-until-first-out = until the first piece is out
catalogue-until-apart = until all is apart
catalogue-not-said = not said
# How well the rule of a puzzle is known; of the last ones only the number of moves is.
catalogue-rule-published = published
catalogue-rule-is-model = model
catalogue-number-only = number only
