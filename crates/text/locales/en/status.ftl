### The status line, the slider, and what a move or a win is answered with.

# How far one is; $step and $steps are numbers, or what is heard of them: about 1.84 times 10 to the 19. Where they are in words,
# the spaces between them and Chinese characters go.
status-step = Step { $step } of { $steps }
# Behind the field of the step.
status-of-steps = of { $steps }
# $name is that of the move: ring 2 off.
status-next = Next: { $name }
# $moves is a number, as in status-step.
status-to-go = { $moves } to go

# A move left the plan. $route is what the plan was: the shortest route, or one of another kind.
status-off-route = { $route ->
    [shortest] Off the shortest route: now { $left } to go.
   *[other] Off the route: now { $left } to go.
}
# The same in a game, which has no shortest route.
status-other-line = Another line of play from here.
status-other-route = Another route, equally short: { $left } to go.
# $moves is a count with its unit, 341 moves; $how-short is as outcome-over-par or fewest-possible.
status-solved-in = Solved in { $moves }, { $how-short }.

# $speed is how many moves a second: ½, 1, 2.
status-playing = Playing, { $speed } per second
# $step is a number, as in status-step.
status-paused = Paused at step { $step }
# A choice of speeds; half a move is a variant of its own.
status-speed = { $speed ->
    [half] ½ move/s
    [one] { $speed } move/s
   *[other] { $speed } moves/s
}
# $time is a duration: 1 min 49 s.
status-time-left = { $time } left
# A step was asked for that lies outside.
status-clamped = Only 0 to { $steps }; went to { $step }.
