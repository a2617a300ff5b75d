### The greedy builder: a word without squares, always the smallest number that fits.

greedy-title = Constructeur glouton
greedy-line = Écrivez toujours le plus petit nombre qui ne répète aucun bloc. Qu’obtient-on ?
greedy-task = Écrivez un nombre après l’autre, toujours le plus petit qui ne fait pas de carré. Un carré est un bloc deux fois de suite, comme 3 3 ou 1 2 1 2.
greedy-numbers = Nombres
greedy-any = autant qu’il en faut
greedy-up-to = seulement 1 à { $most }
greedy-length = { $count ->
    [one] { $count } nombre écrit
   *[other] { $count } nombres écrits
}
greedy-word = Mot : { $word }
greedy-empty = Rien d’écrit encore
greedy-next = Quel nombre vient ensuite ?
greedy-keys = Les touches 1 à 9 choisissent aussi.
greedy-right = Juste : { $number }.
greedy-shown = C’est { $number }.
greedy-filled = { $count ->
    [one] { $count } nombre ajouté.
   *[other] { $count } nombres ajoutés.
}
greedy-makes-square = { $number } fait un carré : { $block } deux fois de suite. Réessayez.
greedy-not-smallest = { $number } ne fait pas de carré, mais un nombre plus petit convient aussi. Réessayez.
greedy-not-smallest-but = { $number } ne fait pas de carré, mais { $smaller } non plus, et il est plus petit.
greedy-show = Montrer
greedy-fill = Continuer jusqu’à { $length }
greedy-back = Retirer
greedy-clear = Recommencer

## What the word is.

greedy-ruler = Où ces nombres apparaissent-ils ailleurs ?
greedy-ruler-later = Écrivez sept nombres, puis regardez.
greedy-ruler-same = Ils disent quel anneau bouge : ce sont les { $count } premiers coups depuis tout descendu, tels que le solveur les joue. Dans une tour, ils disent quel disque bouge. Aucune suite de coups n’y vient donc deux fois de suite.
greedy-ruler-why = Pourquoi ? Soit w ce qui précède le premier k, et supposons que tout nombre inférieur à k fasse un carré après w. Aucun carré ne passe par-dessus k, qui n’est là qu’une fois : après lui vient donc de nouveau le même mot : w k w. Les nombres inférieurs à k y font des carrés comme avant, et k fait w k w k. Le plus petit qui convient est donc k + 1, et cela continue ainsi.
greedy-rings = Voir les anneaux
greedy-tower = Voir la tour
greedy-source-ruler = Hinz, « Square-free Tower of Hanoi sequences » (1996)

## When nothing fits.

greedy-stuck = Bloqué après { $length } : tout nombre fait un carré.
greedy-stuck-at = { $number } : { $block } deux fois de suite
greedy-stuck-tower = Avec { $most } nombres, le glouton s’arrête toujours après 2^{ $most } − 1 = { $length } : le nombre de coups d’une tour de { $most } disques.
greedy-search = Retirer des nombres
greedy-search-say = Retirez le dernier nombre et essayez-en un plus grand à sa place ; s’il n’en reste aucun, retirez-en un de plus.
greedy-search-step = Un pas
greedy-search-run = Aller jusqu’à { $length }
greedy-search-added = { $number } convient.
greedy-search-took = Aucun nombre plus grand ne convient : { $number } est retiré.
greedy-search-sum = { $length ->
    [one] { $length } nombre à présent ; retirés jusqu’ici : { $count }.
   *[other] { $length } nombres à présent ; retirés jusqu’ici : { $count }.
}
greedy-search-end = Il ne reste rien à essayer. Avec 1 et 2 seulement, tout mot de quatre nombres a un carré ; les plus longs sans carré sont 1 2 1 et 2 1 2.
greedy-thue = La méthode de Thue
greedy-thue-say = Avec trois nombres, on peut continuer sans fin et sans rien retirer : partez de 1, puis remplacez chaque 1 par 1 2 3, chaque 2 par 1 3 et chaque 3 par 2, encore et encore. Chaque rangée commence par la rangée du dessus.
greedy-source-thue = Thue, « Über unendliche Zeichenreihen » (1906) et un second article de 1912
greedy-known = Ce qu’on sait
