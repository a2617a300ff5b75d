### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = L’étagère
shelf-owned = { $owned } sur { $all } chez vous
shelf-solved = résolus : { $count }
shelf-base = Base { $base }
shelf-mixed = Bases mixtes
shelf-any = Toute base
shelf-puzzles = { $count ->
    [one] { $count } casse-tête
   *[other] { $count } casse-tête
}
shelf-from-its-name = d’après le nom du casse-tête
shelf-not-traced = un décompte de collectionneurs ; son origine est inconnue
shelf-collectors = collectionneurs
shelf-computed = { $count } (calculé)
shelf-all-of = Les { $count }
shelf-all-puzzles = Tous les casse-tête
shelf-elephants = Éléphants
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
