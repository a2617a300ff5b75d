### The status line, the slider, and the answer to a move or a win.

status-step = Étape { $step } sur { $steps }
status-of-steps = sur { $steps }
status-next = Coup suivant : { $name }
# $moves may be a text.
status-to-go = { $moves ->
    [0] encore 0 coup
    [1] encore 1 coup
   *[other] encore { $moves } coups
}

status-off-route = { $route ->
    [shortest] Vous avez quitté le chemin le plus court : { $left ->
        [one] encore { $left } coup
       *[other] encore { $left } coups
    }.
   *[other] Vous avez quitté le chemin : { $left ->
        [one] encore { $left } coup
       *[other] encore { $left } coups
    }.
}
status-other-line = C’est une nouvelle suite de coups.
status-solved-in = Résolu en { $moves }, { $how-short }.

status-playing = Lecture, { $speed } par seconde
status-paused = En pause à l’étape { $step }
status-speed = { $speed ->
    [half] ½ coup/s
    [one] { $speed } coup/s
   *[other] { $speed } coups/s
}
status-time-left = encore { $time }
status-clamped = Les étapes vont de 0 à { $steps } ; voici l’étape { $step }.
