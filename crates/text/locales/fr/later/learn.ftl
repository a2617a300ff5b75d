# The page of lessons, and what all stops say.

learn-line = Voir, essayer, prouver. Votre progression reste sur cet appareil.
learn-teachers = Pour les enseignants
learn-teachers-language = fr
learn-lessons = Leçons
learn-lessons-line = une question chacune, trois à six haltes
learn-start = Commencer
learn-go-on = Continuer à la halte { $stop }
learn-again = Recommencer
learn-done-of = faites : { $done } sur { $stops }
learn-stop-of = halte { $stop } sur { $stops }
learn-bars = Halte { $stop } sur { $stops }, faites : { $done }
learn-bar = Halte { $stop } : { $title }{ $state ->
    [done] , faite
    [current] , en cours
   *[open] {""}
}
learn-all-stops = Les haltes
learn-close = Quitter la leçon
learn-back = Retour
learn-skip = Passer
learn-next = { $title }
learn-skip-to-task = Aller à l’exercice
learn-finish = Terminer
learn-your-task = À vous
learn-right = Juste.
learn-shown = Voici la réponse.
learn-keep-guess = Garder mon pronostic
learn-guess = Votre pronostic est { $guess }.
learn-recalled = Au début, vous aviez parié sur { $guess }. C’est { $answer }.
learn-recalled-right = Au début, vous aviez parié sur { $guess }, et c’est bien cela.
learn-waits = Faites d’abord l’exercice. Ensuite, le plateau est à vous.
learn-yours = Le plateau est à vous.
learn-line-yours = La frise est à vous.
learn-waits-ladder = Le plateau attend que vous remplissiez l’échelle.
learn-waits-fold = Le plateau attend que vous tourniez la seconde copie.
learn-waits-answer = Le plateau attend votre réponse.
learn-waits-answers = Le plateau attend vos réponses.
learn-wrong-choice = « { $answer } » n’est pas juste.
learn-too-small = { $guess } est trop petit.
learn-too-large = { $guess } est trop grand.
learn-off-by-one = { $guess } : il s’en faut de 1.
learn-off-by-one-why = Vérifiez si vous comptez des coups ou des états, et d’où vous commencez à compter.
learn-left-from = { $moves ->
    [one] Depuis { $state }, il reste { $moves } coup.
   *[other] Depuis { $state }, il reste { $moves } coups.
}
learn-states-from = { $states ->
    [one] Depuis { $state }, il y a { $states } état sur le chemin.
   *[other] Depuis { $state }, il y a { $states } états sur le chemin.
}
learn-step-is = L’étape { $step } est { $state }.
learn-digits-of = Ce sont les chiffres de { $state }.
learn-differs = Là, { $piece } : { $there } ; dans { $here } : { $place }.
learn-too-far = Aucun état à { $pieces } n’est aussi loin du but.
learn-farthest = Aucun état à { $pieces } n’est à plus de { $moves } du but.
learn-moves-in-all = La solution a { $moves } en tout.
learn-made-by = Au coup { $number }, c’est { $piece } qui bouge.
learn-not-first = { $piece } bouge bien au coup { $number }, mais pas pour la première fois.
learn-makes = { $piece } bouge au coup { $number }.
learn-no-piece = Ici, { $piece } n’existe pas.
learn-can-move = { $piece } peut bouger ici.
learn-cannot-move = { $piece } ne peut pas bouger ici.
learn-moves-often = { $piece } bouge { $count } fois.
learn-in-pair = { $guess } appartient à la paire froide { $small } et { $large }.
learn-other-pile = { $guess } est le { $pile ->
    [small] plus petit
   *[large] plus grand
} tas de cette paire.
learn-change-from = { $count ->
    [one] De { $number } à { $next }, { $count } chiffre change.
   *[other] De { $number } à { $next }, { $count } chiffres changent.
}
learn-parked = { $count ->
    [one] Avec { $count } disque garé, il faut { $moves }. Il y a plus court.
   *[other] Avec { $count } disques garés, il faut { $moves }. Il y a plus court.
}
learn-try = Essayer sur le plateau
learn-play = Jouez : aviez-vous raison ?
learn-playing = Joués : { $made } sur vos { $said } coups.
learn-played-right = Fait en { $moves }, comme vous l’aviez dit.
learn-played-other = Il a fallu { $moves } ; vous aviez dit { $said }.
learn-played-longer = Il y a plus court.
learn-not-cold = Vous avez laissé { $left } et { $right }, qui n’est pas une position froide.
learn-not-cold-why = De là, votre adversaire peut vous laisser une paire froide. Les jetons sont remis : réessayez.
learn-step-before = L’étape { $step } vient avant l’étape { $asked }.
learn-step-after = L’étape { $step } vient après l’étape { $asked }.
learn-no-number = Tapez un nombre entier.
learn-no-word = Ne tapez que les chiffres 0 et 1.
learn-no-pegs = Ne tapez que les lettres A, B et C.
learn-backwards = { $guess } est lu à l’envers.
learn-backwards-why = Le plus grand anneau est à gauche.
learn-backwards-discs = Le plus grand disque est à gauche.
learn-word-length = { $row ->
    [pegs] Il faut { $count } lettres, une par disque.
   *[digits] Il faut { $count } chiffres, un par anneau.
}
learn-first-digits = { $row ->
    [pegs] { $count ->
        [0] La première lettre est déjà fausse.
        [1] La première lettre est juste, la deuxième non.
       *[other] Les { $count } premières lettres sont justes, la suivante non.
    }
   *[digits] { $count ->
        [0] Le premier chiffre est déjà faux.
        [1] Le premier chiffre est juste, le deuxième non.
       *[other] Les { $count } premiers chiffres sont justes, le suivant non.
    }
}
learn-choose-one = Choisissez une des réponses.
learn-row-wrong = La réponse pour { $label } n’est pas encore juste.
learn-row-field = Pour { $label }

# The ladder of wishes: a row for each ring, from the largest down
ladder-on = monté
ladder-off = descendu
ladder-is = { $place ->
    [on] monté
   *[off] descendu
}
ladder-must-be = doit être { $place ->
    [on] monté
   *[off] descendu
}
ladder-question = L’anneau { $ring } doit être
ladder-done = fait
ladder-not-yet = pas encore
ladder-right = juste
ladder-not-this = pas cela
ladder-after = après l’anneau { $ring }
ladder-last = Il faut donc bouger l’anneau
ladder-choose = Choisissez monté ou descendu pour l’anneau { $ring }.
ladder-needs = L’anneau { $waiting } attend celui-ci.
ladder-needs-why = Il ne peut bouger que si l’anneau { $ring } est monté.
ladder-blocks = Cela bloquerait l’anneau { $waiting }.
ladder-blocks-why = Il ne bouge que si l’anneau { $neighbour } est monté et si tous les anneaux avant l’anneau { $neighbour }, en comptant depuis l’anneau 1, sont descendus. L’anneau { $ring } en fait partie.
ladder-stays = Rien n’a besoin de l’anneau { $ring }.
ladder-stays-why = Les anneaux au-dessus de lui dans l’échelle sont faits : il doit donc descendre comme tous les autres.
ladder-ring-wrong = Pas l’anneau { $ring }.
ladder-ring-why = Cherchez l’échelon le plus bas marqué « pas encore » : rien ne le gêne.
ladder-waits = l’anneau { $ring } attend
ladder-which = anneau { $ring } : monté ou descendu ?
ladder-beyond = au-delà de l’anneau { $ring } : monté ou descendu ?

# The drawing of the line that is folded open
fold-name = Angle de la seconde copie
fold-value = encore { $degrees } degrés
fold-open = dans le prolongement
fold-first = anneau 4 descendu
fold-second = anneau 4 monté, retournée
fold-states = Une ligne de 16 états. C’étaient deux lignes de 8.

# The board on which cold positions are found
sieve-square = { $position }{ $state ->
    [cold] , froide
    [struck] , barrée
   *[open] {""}
}
sieve-hot = { $position } ne forment pas une position froide.
sieve-hot-why = { $take } : cela laisse { $left }, et votre adversaire perd.

learn-tools = S’exercer et explorer
learn-exercises-line = Corrigés à mesure que l’on répond ; un lien donne les mêmes questions à toute une classe.
learn-exercises-verb = Essayer
learn-more = À explorer encore
learn-shelf-line = Des casse-tête de cette famille que l’on peut tenir en main : combien de coups demande chacun, et lesquels se jouent ici.
tool-begin = Partir de
