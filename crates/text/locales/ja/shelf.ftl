### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = パズル棚
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = 全{ $count }点
shelf-all-puzzles = すべてのパズル
# Names where there is little room.
shelf-elephants = Elephants
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
