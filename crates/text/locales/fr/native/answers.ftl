### What only the program on the terminal says.

terminal-to-go = { $best-is ->
    [proven] coups restants : { $left } sur votre chemin, { $best } sur le plus court
   *[known] coups restants : { $left } sur votre chemin, { $best } sur le plus court connu
}
terminal-place = { $step } : { $state }.
terminal-made-by-hand = Le coup suivant a été joué à la main ; les méthodes expliquent plutôt le chemin le plus court.
terminal-counts-heading = Coups pour n = 1 à { $most }

terminal-no-number = doit être un nombre entier
terminal-name-a-puzzle = Aucun casse-tête donné. Disponibles : { $known }.
terminal-more-unknown-keys = { $more ->
    [one] { $more } autre réglage inconnu est ignoré.
   *[other] { $more } autres réglages inconnus sont ignorés.
}

terminal-on-line = ligne { $number } : { $sentence }
terminal-bad-input = L’entrée standard n’a pas pu être lue : { $why }.
terminal-bad-output = La réponse n’a pas pu être écrite : { $why }.
terminal-input-is-no-text = L’entrée standard n’est pas du texte UTF-8.
terminal-input-too-long = L’entrée standard dépasse { $megabytes } Mo.
terminal-several-lines = L’entrée standard a plus d’une ligne ; utilisez --each pour répondre ligne par ligne.
terminal-one-dash = Avec --each, chaque ligne est un argument : omettez SPEC, ou écrivez - pour l’étape ou l’état.

terminal-game-has-no-shortest = Une partie n’a pas de chemin le plus court.
terminal-proven = Aucun chemin n’est plus court que { $moves }, comme le montre une recherche parmi { $states } états.
terminal-shorter = Le chemin le plus court prend { $shortest }, et non { $moves }, comme le montre une recherche parmi { $states } états.
terminal-unsettled = Non tranché : la recherche s’est arrêtée après { $states } états. Tout chemin prend plus de { $moves }.
