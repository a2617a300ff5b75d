### The status line, the slider, and the answer to a move or a win.

status-step = Schritt { $step } von { $steps }
status-of-steps = von { $steps }
status-next = Nächster Zug: { $name }
# Moves are not named: $moves may be 1.
status-to-go = noch { $moves }

status-off-route = { $route ->
    [shortest] Du bist vom kürzesten Weg abgekommen: jetzt noch { $left }.
   *[other] Du bist vom Weg abgekommen: jetzt noch { $left }.
}
status-other-line = Das ist ein neuer Spielverlauf.
status-solved-in = Gelöst: { $moves }, { $how-short }.

status-playing = Läuft, { $speed } pro Sekunde
status-paused = Angehalten bei Schritt { $step }
status-speed = { $speed ->
    [half] ½ Zug/s
    [one] { $speed } Zug/s
   *[other] { $speed } Züge/s
}
status-time-left = noch { $time }
status-clamped = Die Schritte gehen von 0 bis { $steps }; gezeigt wird { $step }.
