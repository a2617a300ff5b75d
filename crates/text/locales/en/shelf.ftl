### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = The shelf
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = All { $count }
shelf-all-puzzles = All puzzles
# Names where there is little room.
shelf-elephants = Elephants
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
