### The coach: it leads you through a real puzzle in your hands.

coach-no-game = Une partie n’a pas de chemin le plus court à suivre. Affichez les coups gagnants, ou choisissez un autre casse-tête.

## The state of the puzzle in your hands, and the state you want
coach-free-end = Quel bout est libre ?
coach-left = À gauche
coach-right = À droite
coach-rings = Reproduisez votre casse-tête : touchez les anneaux qui diffèrent
coach-on = haut
coach-off = bas
coach-discs = Reproduisez votre casse-tête : touchez le piquet de chaque disque, le plus grand d’abord
coach-pieces = Reproduisez votre casse-tête : touchez chaque pièce jusqu’à ce qu’elle soit comme la vôtre
coach-notation = Tapez l’état de votre casse-tête
coach-fix = Reproduisez votre casse-tête tel qu’il est maintenant
coach-goal = Comment doit-il être à la fin ?
coach-take-off = Tout descendre
coach-put-on = Tout monter
coach-other = Autre
coach-other-goal = Votre but
coach-start = Commencer
coach-rule = Voir la règle
coach-first = D’abord

## While it leads
coach-next = Suivant
coach-next-hint = C’est fait ? Touchez ici
coach-repeat = Répéter
coach-go-on = Continuer
coach-return = Retour sans changer
coach-lost = Perdu ?
coach-then = puis
coach-after = Ensuite, il doit ressembler à ceci
coach-now = Maintenant, il doit ressembler à ceci
coach-yes = Oui, pareil
coach-not-same = Non, différent
coach-start-over = Recommencer
coach-end = Terminer

## How it leads
coach-options = Options du coach
coach-at-a-time = Coups à la fois
coach-one = Un
coach-two = Deux
coach-block = Un bloc
coach-going-on = Avancer
coach-by-tap = Quand je touche
coach-by-tempo = À rythme régulier
coach-after-voice = Quand la voix a fini
coach-tempo = Tempo
coach-speak = Dire les coups
coach-awake = Garder l’écran allumé
coach-kept-on = L’écran reste allumé
coach-may-dim = L’écran peut s’éteindre
coach-checks = Vérifier avec moi à chaque pause
coach-no-voice = Cet appareil n’a pas de voix pour cette langue

coach-seconds-a-move = { $seconds } s par coup
coach-resume = Reprendre à l’étape { $step } ({ $when })
coach-days-ago = { $days ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $days } jours
}
