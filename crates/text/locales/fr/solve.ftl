### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = Coup suivant
solve = Résoudre
guided = Guidé

## What helped
helped-moves-shown = { $count ->
    [one] { $count } coup montré
   *[other] { $count } coups montrés
}
helped-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
helped-looks = { $count ->
    [one] { $count } aperçu
   *[other] { $count } aperçus
}
helped-of-them-shown = { $count ->
    [one] dont { $count } montré
   *[other] dont { $count } montrés
}
helped-looks-at-the-answer = { $count ->
    [one] avec { $count } aperçu de la réponse
   *[other] avec { $count } aperçus de la réponse
}

## The timeline
solve-at-best = { $sure ->
    [proven] { $moves } au mieux
   *[other] { $moves } ou moins
}
solve-step = Étape { $step }
solve-your-move = Votre { $ordinal } coup.

## Looking at a step ahead of the own moves.
solve-looking = Plus loin
step-number = étape { $step }
solve-own-end = Vos propres coups s’arrêtent à l’étape { $step }.
solve-one-look = Cela compte pour un aperçu.
solve-back-to = Retour à mon coup { $step }
solve-back-to-start = Retour au départ
solve-go-on = Continuer d’ici

## The panel beside the board
solve-rules = { $count ->
    [1] une règle
    [one] { $number } règle
   *[other] { $number } règles
}
solve-stuck = Besoin d’aide ?
solve-stuck-how = Un indice dit où regarder, puis pourquoi, puis quoi. Ou lisez comment trouver le coup vous-même : chaque méthode, appliquée ici.
solve-explain = Voir l’explication
solve-told = Votre résultat dira ce que vous avez regardé.
solve-reach = Aller de « { $start } » à « { $goal } ».

## A win. $what is a size with its moves.
solve-harder = Plus difficile : { $what }
