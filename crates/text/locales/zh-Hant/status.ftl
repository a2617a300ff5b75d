### The status line, the slider, and what a move or a win is answered with.

# How far one is; $step and $steps are numbers, or what is heard of them: about 1.84 times 10 to the 19. Where they are in words,
# the spaces between them and Chinese characters go.
status-step = 第 { $step } 步，共 { $steps } 步
# Behind the field of the step.
status-of-steps = 共 { $steps } 步
# $name is that of the move: ring 2 off.
status-next = 下一步：{ $name }
# $moves is a number, as in status-step.
status-to-go = 還差 { $moves } 步

# A move left the plan. $route is what the plan was: the shortest route, or one of another kind.
status-off-route = { $route ->
    [shortest] 離開了最短路線，現在還差 { $left } 步。
   *[other] 離開了路線，現在還差 { $left } 步。
}
# The same in a game, which has no shortest route.
status-other-line = 從這裡換了一種走法。
# $moves is a count with its unit, 341 moves; $how-short is as outcome-over-par or fewest-possible.
status-solved-in = 用 { $moves } 完成，{ $how-short }。

# $speed is how many moves a second: ½, 1, 2.
status-playing = 正在播放，每秒 { $speed } 步
# $step is a number, as in status-step.
status-paused = 暫停在第 { $step } 步
# A choice of speeds; half a move is a variant of its own.
status-speed = { $speed ->
    [half] 每秒 ½ 步
   *[other] 每秒 { $speed } 步
}
# $time is a duration: 1 min 49 s.
status-time-left = 還需 { $time }
# A step was asked for that lies outside.
status-clamped = 步數是 0 到 { $steps }，已到第 { $step } 步。
