### status

status-of-steps = of { $steps }
status-other-route = Another route, equally short: { $left } to go.
status-playing = Playing, { $speed } per second
status-time-left = { $time } left
status-clamped = Only 0 to { $steps }; went to { $step }.
status-next = Next: { $name }
status-solved-in = Solved in { $solved }, { $how_short }.
status-off-route = Another line of play from here.
