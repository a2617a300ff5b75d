### What could not be used in an address or in a command’s options, and what is wrong with a typed state.

notice-fault = { $what } : { $problem }.
notice-unknown-puzzle = Il n’y a pas de casse-tête { $id }. Disponibles : { $known }.
notice-unknown-key = { $key } : réglage inconnu, ignoré.
notice-gone = { $tool ->
    [duel] « Duel de carrés » ne fait plus partie de Gros. Ce qu’on en sait est maintenant dans le constructeur glouton.
    [two-bodies] « Un casse-tête, deux corps » ne fait plus partie de Gros. « { one-ruler } », dans le menu, montre les anneaux, la tour et le compteur qui avancent ensemble.
   *[wager] « Pari » ne fait plus partie de Gros. Voici de quoi apprendre.
}

## After a notice: how many more there are.

notice-more-notices = ({ $waiting } de plus)
notice-beyond = { $count ->
    [one] { $count } autre avis n’est pas affiché.
   *[other] { $count } autres avis ne sont pas affichés.
}

## What is used instead.

notice-default-is-used = La valeur par défaut est utilisée.
notice-first-is-used = La première valeur est utilisée.
notice-other-is-used = { $other } est utilisé à la place.
notice-moves-before-are-played = Les coups qui précèdent sont joués.
notice-went-to-step = Voici l’étape { $step } à la place.

## What is wrong with a value: the $problem of notice-fault. $allowed is one of the phrases below that name what is
## allowed.

notice-needs-value = la valeur manque ; attendu : { $allowed }
notice-twice = donné deux fois
notice-only = doit être { $words }
notice-between = doit être un nombre entier de { $least } à { $most }
notice-not-all-between = doit être une suite de nombres entiers de { $least } à { $most }, séparés par des virgules, la pièce libre d’abord
notice-guard = le pas { $place }–{ $next } de la pièce { $piece } doit nommer un cran de chaque pièce plus rapide ({ $faster } en tout, la pièce libre en dernier), ou - si n’importe lequel convient
notice-no-step = la pièce { $piece } n’a pas de pas { $place }–{ $next }
notice-loops = s’il y a un -, { $most } états au plus
notice-not-a-step = n’est pas une étape ; écrivez un nombre de 0 à { $most }, ou 50%, 2^5, ou -10 pour 10 coups avant la fin
notice-outside = doit être compris entre 0 et { $most }
notice-longer-than = plus de { $most } caractères
notice-more-items-than = plus de { $most } éléments
notice-not-piles = il faut deux nombres entiers d’au plus { $digits } chiffres chacun, comme 14,20
notice-excludes = incompatible avec { $other }
notice-no-way = le but est hors d’atteinte à partir de là
notice-bad-move = l’élément { $place } n’est pas un coup permis ; attendu : { $allowed }

## What is allowed.

notice-whole-number = un nombre entier
notice-up-to = 0 à { $most }
notice-four-bits = quatre chiffres, chacun 0 ou 1
notice-numbers-in-a-row = des nombres comme 2,5,5, la pièce libre d’abord
notice-waits = { $words }, ou les crans que chaque pas exige, comme 1.0,2-
notice-two-numbers = deux nombres entiers comme 14,20
notice-shown = { $parts } ou le nom d’une des méthodes du casse-tête
notice-either = { $others } ou { $last }

## What is wrong with a typed state. $symbols lists what it is written with: 0 or 1.

notice-wrong-digit = attendu : { $use_this } ; le chiffre { $place } est { $found }
notice-wrong-letter = attendu : { $use_this } ; la lettre { $place } est { $found }
notice-wrong-length = { $found ->
    [one] attendu : { $row } ; il y en a { $found }
   *[other] attendu : { $row } ; il y en a { $found }
}
notice-row-of-digits = { $count ->
    [one] { $count } chiffre, { $symbols }
   *[other] { $count } chiffres, chacun { $symbols }
}
notice-row-of-letters = { $count ->
    [one] { $count } lettre, { $symbols }
   *[other] { $count } lettres, chacune { $symbols }
}
notice-run-without-count = la répétition à la place { $place } doit avoir un nombre, comme dans 1*9
notice-too-long = plus de { $limit } pièces
notice-nothing-written = l’état manque
notice-two-piles = écrivez deux tas, comme 5,3
notice-no-shift = après les lettres, écrivez @ et le décalage du tiroir, de 0 à { $most }
notice-jammed = { $dial } ne peut pas être tourné ainsi à cet endroit
