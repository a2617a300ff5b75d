### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = L’étagère
shelf-all-of = Les { $count }
shelf-all-puzzles = Tous les casse-tête
shelf-elephants = Éléphants
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
