### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf-kept = auf diesem Gerät gespeichert
shelf-scale = Züge, logarithmische Skala
shelf-scale-short = Balken: 10 bis 10⁹, logarithmisch
shelf-filter = Zeigen
shelf-all = Alle
shelf-playable = Spielbar
shelf-own-it = Habe ich
shelf-solved-it = Gelöst
shelf-sort = Sortieren
shelf-by-base = Nach Basis
shelf-by-moves = Nach Zügen
shelf-by-name = Nach Namen
shelf-all-bases = Alle Basen
shelf-any-size = jede Größe
shelf-any-length = jede Länge
shelf-count-unknown = Anzahl unbekannt
shelf-know-rule = Kennst du die Regel?
shelf-nothing = Kein Puzzle passt.
shelf-show-all = Alle zeigen
shelf-made = Deine eigenen Puzzles
shelf-remove = Aus dem Regal nehmen: { $name }
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
