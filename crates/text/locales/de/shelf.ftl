### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = Das Regal
shelf-all-of = Alle { $count }
shelf-all-puzzles = Alle Puzzles
shelf-elephants = Elefanten
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
