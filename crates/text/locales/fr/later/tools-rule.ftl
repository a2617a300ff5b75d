### The rule tester: a rule made of blocks, tried on every state of a small puzzle.

tester-title = Banc d’essai des règles
tester-line = Composez une règle avec des blocs et trouvez le premier état où elle échoue.
tester-verb = Composer une règle

tester-your-rule = Votre règle
tester-say = { $of ->
    [rings] Dites quel anneau bouger ensuite. Gros essaie votre règle sur chaque état et montre le premier où elle échoue.
   *[dials] Dites quel cadran tourner ensuite. Gros essaie votre règle sur chaque état et montre le premier où elle échoue.
}
tester-own = une règle à vous
tester-always = { $of ->
    [rings] toujours l’anneau 1
   *[dials] toujours le cadran 1
}
tester-first-two = { $of ->
    [rings] l’anneau 1 ou l’anneau 2
   *[dials] le cadran 1 ou le cadran 2
}
tester-never-wrong = une qui n’échoue jamais
tester-in-turn = une qui retient le dernier coup
tester-first = { $of ->
    [rings] Pour commencer : regardez les états où bouger l’anneau 1 échoue, et ajoutez un bloc pour eux.
   *[dials] Pour commencer : regardez les états où tourner le cadran 1 échoue, et ajoutez un bloc pour eux.
}
tester-facts = { $pieces }, but : { $goal }
tester-goal = { $of ->
    [rings] tout descendu
   *[dials] tout à plat
}
tester-tested = { $count ->
    [one] { $count } état testé
   *[other] les { $count } états testés
}
tester-pieces = { $of ->
    [rings] Anneaux
   *[dials] Cadrans
}

## Blocks.

tester-if = Si
tester-else-if = sinon, si
tester-and = et
tester-otherwise = sinon
tester-ever = toujours
tester-move = { $of ->
    [rings] bouger
   *[dials] tourner
}
tester-odd = { $of ->
    [rings] un nombre impair d’anneaux sont montés
   *[dials] un nombre impair de cadrans sont debout
}
tester-even = { $of ->
    [rings] un nombre pair d’anneaux sont montés
   *[dials] un nombre pair de cadrans sont debout
}
tester-on = { $of ->
    [rings] l’anneau k est monté
   *[dials] le cadran k est debout
}
tester-off = { $of ->
    [rings] l’anneau k est descendu
   *[dials] le cadran k est à plat
}
tester-first-on = { $of ->
    [rings] l’anneau k est le premier monté
   *[dials] le cadran k est le premier debout
}
tester-one-moved = { $of ->
    [rings] l’anneau 1 a bougé en dernier
   *[dials] le cadran 1 a bougé en dernier
}
tester-other-moved = { $of ->
    [rings] un autre anneau a bougé en dernier
   *[dials] un autre cadran a bougé en dernier
}
tester-piece = { $of ->
    [rings] l’anneau k
   *[dials] le cadran k
}
tester-the-first-on = { $of ->
    [rings] le premier anneau monté
   *[dials] le premier cadran debout
}
tester-after-first-on = { $of ->
    [rings] l’anneau après le premier monté
   *[dials] le cadran après le premier debout
}
tester-condition-of = Condition { $condition } du bloc { $block }
tester-move-of = Coup du bloc { $block }
tester-number-of = Nombre k dans : { $field }
tester-score = juste { $right } fois sur { $asked }
tester-never = jamais utilisé
tester-block = Bloc { $block }
tester-add-branch = { $of ->
    [rings] Ajouter : si … bouger …
   *[dials] Ajouter : si … tourner …
}
tester-add-otherwise = Ajouter : sinon
tester-add-and = et …
tester-add-and-to = et … : ajouter une condition au bloc { $block }
tester-up = Monter le bloc { $block }
tester-down = Descendre le bloc { $block }
tester-remove = Supprimer le bloc { $block }
tester-remove-condition = Supprimer : { $field }
tester-keys = Alt+↑ et Alt+↓ déplacent un bloc, Suppr le supprime.
tester-unread = Non compris, donc ignoré : { $items }. Les blocs s’écrivent comme odd:1 ou on3+off1:first, le dernier comme else:after.

## The state that is shown.

tester-counterexample = Contre-exemple : { $state }.
tester-state = État { $state }.
# $step is an infinitive: descendre l’anneau 2.
tester-says = Votre règle dit : { $step }.
tester-says-nothing = Votre règle ne désigne rien à bouger.
tester-goal-reached = C’est le but ; il n’y a plus rien à faire.
tester-count-on = { $of ->
    [rings] { $on ->
        [0] Aucun anneau n’est monté, et 0 est pair.
        [one] Un seul anneau est monté, un nombre impair.
       *[other] { $on } anneaux sont montés, un nombre { $parity ->
            [odd] impair
           *[even] pair
        }.
    }
   *[dials] { $on ->
        [0] Aucun cadran n’est debout, et 0 est pair.
        [one] Un seul cadran est debout, un nombre impair.
       *[other] { $on } cadrans sont debout, un nombre { $parity ->
            [odd] impair
           *[even] pair
        }.
    }
}
tester-agrees = C’est le coup vers le but.
tester-leads-back = C’est possible, mais cela éloigne du but : encore { $after } coups au lieu de { $to-go }.
tester-no-block = Aucun de vos blocs ne s’applique ici.
tester-no-piece = { $of ->
    [rings] Il n’y a pas d’anneau de ce genre ici.
   *[dials] Il n’y a pas de cadran de ce genre ici.
}
tester-show-right = Montrer le bon coup
tester-right-move = Le bon coup : { $step }.
tester-next-one = Le suivant
tester-no-failure = { $count ->
    [one] Juste dans le seul état ({ $count }). Savez-vous dire pourquoi ?
   *[other] Juste dans les { $count } états. Savez-vous dire pourquoi ?
}

## The map of all states.

tester-map = Tous les états le long de la ligne
tester-map-scale = coups restants ; 0 est le but
tester-agree = juste
tester-cannot-move = { $of ->
    [rings] ne peut pas bouger
   *[dials] ne peut pas tourner
}
tester-away = éloigne du but
tester-silent = ne désigne rien
tester-window = encore { $first } à { $last } coups
tester-slider = État, par coups restants
tester-slider-text = encore { $to-go }, { $state } : { $result }
tester-slider-goal = encore 0 : le but
tester-sum = États justes : { $right } sur { $asked }
tester-choose = Choisissez une barre pour voir son état sur le plateau.
tester-pattern-one = Un seul échec : qu’a donc cet état de particulier ?
tester-pattern-all = Elle échoue dans tous les états. Commencez par un état dont vous connaissez le bon coup.
tester-pattern-even = Les échecs sont à intervalles réguliers de { $gap } : qu’ont ces états en commun ?
tester-pattern-near-goal = Tous les échecs sont près du but : qu’y a-t-il de différent ?
tester-pattern-near-half = Tous les échecs sont dans la moitié la plus proche du but : qu’ont ces états en commun ?
tester-pattern-far-half = Tous les échecs sont dans la moitié la plus éloignée du but : qu’ont ces états en commun ?
tester-pattern-other = Pas de motif simple. Quel bloc se trompe le plus souvent ?
