### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf-kept = gardé sur cet appareil
shelf-scale = coups, échelle logarithmique
shelf-scale-short = barres : 10 à 10⁹, logarithmique
shelf-filter = Afficher
shelf-all = Tous
shelf-playable = Jouables
shelf-own-it = Je l’ai
shelf-solved-it = Résolu
shelf-sort = Trier
shelf-by-base = Par base
shelf-by-moves = Par coups
shelf-by-name = Par nom
shelf-all-bases = Toutes les bases
shelf-any-size = toute taille
shelf-any-length = toute longueur
shelf-count-unknown = nombre inconnu
shelf-know-rule = Vous connaissez la règle ?
shelf-nothing = Aucun casse-tête ne correspond.
shelf-show-all = Tout afficher
shelf-made = Vos propres casse-tête
shelf-remove = Retirer de l’étagère : { $name }
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
