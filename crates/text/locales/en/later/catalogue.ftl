### The catalogue, and the table on the terminal.

base = Base
published-moves = Published moves
what-is-counted = What is counted
rule-status = Rules
source = Source
open = Open
name = Name
convention = What counts
warning = warning
not-on-timeline = That state is not on the timeline.

# A button; $name is a puzzle’s name.
catalogue-open-puzzle = Open { $name }
# What a published number counts.
catalogue-counts-pieces = moves of the pieces
catalogue-counts-pieces-and-driver = moves of the pieces and driver strokes
catalogue-counts-driver-and-take-out = driver strokes and final removal
catalogue-counts-take-out = moves of the pieces and final removal
catalogue-counts-to-first-piece-out = moves until the first piece is out
catalogue-counts-to-all-apart = moves until everything is apart
catalogue-counts-unknown = not stated
# How well a puzzle’s rules are known.
catalogue-rule-published = published
catalogue-rule-model = model
catalogue-rule-of-several = one of several models
catalogue-rule-unknown = unknown
