### The timeline.

timeline = Frise
to-start = Au départ
back = Reculer
play = Lecture
pause = Pause
replay = Rejouer
forward = Avancer
to-goal = Au but
step = Étape
step-field-hint = Tapez une étape, 50%, 2^70 ou -218
not-a-step = Ce n’est pas un numéro d’étape
speed = Vitesse
landmarks = Repères
choose-landmark = Aller à…
zoom-in = Zoom avant
zoom-out = Zoom arrière
