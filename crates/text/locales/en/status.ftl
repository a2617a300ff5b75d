### The status line, the slider, and the answer to a move or a win.

# Where you are on the timeline; $step and $steps are numbers, or numbers as they are spoken: about 1.84 times 10 to the power of 19.
# Where they are in words, there are no spaces between them and Chinese characters.
status-step = Step { $step } of { $steps }
# After the step field.
status-of-steps = of { $steps }
# $name is the move’s name: ring 2 off.
status-next = Next: { $name }
# $moves is a number, as in status-step.
status-to-go = { $moves } to go

# A move left the plan. $route says what the plan was: the shortest route, or one of another kind.
status-off-route = { $route ->
    [shortest] You left the shortest route: { $left } to go now.
   *[other] You left the route: { $left } to go now.
}
# The same in a game, which has no shortest route.
status-other-line = This is a new line of play.
# $moves is a count with its unit, 341 moves; $how-short is as outcome-over-par or fewest-possible.
status-solved-in = Solved in { $moves }, { $how-short }.

# $speed is the number of moves per second: ½, 1, 2.
status-playing = Playing, { $speed } per second
# $step is a number, as in status-step.
status-paused = Paused at step { $step }
# A choice of speeds; half a move has a variant of its own.
status-speed = { $speed ->
    [half] ½ move/s
    [one] { $speed } move/s
   *[other] { $speed } moves/s
}
# $time is a duration: 1 min 49 s.
status-time-left = { $time } left
# A step outside the timeline was asked for.
status-clamped = Steps run from 0 to { $steps }; showing { $step }.
