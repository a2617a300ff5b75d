### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf-kept = kept on this device
# Names the scale of the bars; in short on narrow pages.
shelf-scale = moves, logarithmic scale
shelf-scale-short = bars: 10 to 10⁹, logarithmic
# Which puzzles are shown.
shelf-filter = Show
shelf-all = All
shelf-playable = Can be played
# A filter, and a tick before or above a name.
shelf-own-it = I own it
shelf-solved-it = Solved it
# What the puzzles are sorted by.
shelf-sort = Sort
shelf-by-base = By base
shelf-by-moves = By moves
shelf-by-name = By name
# Names of groups.
shelf-all-bases = All bases
# In place of a number.
shelf-any-size = any size
shelf-any-length = any length
shelf-count-unknown = count not known
# A link to the form for a puzzle of one’s own.
shelf-know-rule = Know the rule?
shelf-nothing = No puzzle matches.
shelf-show-all = Show all
# The puzzles that were kept, and a button for each; $name was typed.
shelf-made = Your own puzzles
shelf-remove = Take from the shelf: { $name }
# Beside the title: how many of all puzzles are owned and solved.
shelf-owned = { $owned } of { $all } owned
shelf-solved = { $count } solved
shelf-base = Base { $base }
shelf-mixed = Mixed bases
shelf-any = Any base
shelf-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
# In place of a source.
shelf-from-its-name = from the puzzle’s name
shelf-not-traced = a collectors’ count; its origin is unknown
shelf-collectors = collectors
# A number that was not published; $count.
shelf-computed = { $count } computed
