### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = Das Regal
shelf-owned = { $owned } von { $all } im Besitz
shelf-solved = { $count } gelöst
shelf-base = Basis { $base }
shelf-mixed = Gemischte Basen
shelf-any = Beliebige Basis
shelf-puzzles = { $count ->
    [one] { $count } Puzzle
   *[other] { $count } Puzzles
}
shelf-from-its-name = aus dem Namen des Puzzles
shelf-not-traced = eine Zählung von Sammlern; Herkunft unbekannt
shelf-collectors = Sammler
shelf-computed = { $count } berechnet
shelf-all-of = Alle { $count }
shelf-all-puzzles = Alle Puzzles
shelf-elephants = Elefanten
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
