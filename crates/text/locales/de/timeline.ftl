### The timeline.

timeline = Zeitleiste
to-start = Zum Start
back = Zurück
play = Abspielen
pause = Pause
replay = Von vorn
forward = Weiter
to-goal = Zum Ziel
step = Schritt
step-field-hint = Gib einen Schritt ein: 50%, 2^70 oder -218
not-a-step = Das ist keine Schrittnummer
speed = Tempo
landmarks = Wegmarken
choose-landmark = Gehe zu …
zoom-in = Vergrößern
zoom-out = Verkleinern
