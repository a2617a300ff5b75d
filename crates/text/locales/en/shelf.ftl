### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = The shelf
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
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = All { $count }
shelf-all-puzzles = All puzzles
# Names where there is little room.
shelf-elephants = Elephants
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
