### The status line, the slider, and the answer to a move or a win.

# Where you are on the timeline; $step and $steps are numbers, or numbers as they are spoken: about 1.84 times 10 to the power of 19.
status-step = ステップ{ $step }（全{ $steps }）
# After the step field.
status-of-steps = / { $steps }
# $name is the move’s name: ring 2 off.
status-next = 次：{ $name }
# $moves is a number, as in status-step.
status-to-go = 残り{ $moves }手

# A move left the plan. $route says what the plan was: the shortest route, or one of another kind.
status-off-route = { $route ->
    [shortest] 最短経路からそれました。残り{ $left }手です。
   *[other] 経路からそれました。残り{ $left }手です。
}
# The same in a game, which has no shortest route.
status-other-line = 新しい手順に入りました。
# $moves is a count with its unit, 341 moves; $how-short is as outcome-over-par or fewest-possible.
status-solved-in = { $moves }で解決。{ $how-short }。

# $speed is the number of moves per second: ½, 1, 2.
status-playing = 再生中、毎秒{ $speed }手
# $step is a number, as in status-step.
status-paused = ステップ{ $step }で一時停止
# A choice of speeds; half a move has a variant of its own.
status-speed = { $speed ->
    [half] ½手/秒
   *[other] { $speed }手/秒
}
# $time is a duration: 1 min 49 s.
status-time-left = 残り{ $time }
# A step outside the timeline was asked for.
status-clamped = ステップは0から{ $steps }までです。{ $step }を表示します。
