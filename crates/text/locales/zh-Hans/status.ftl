### status

status-of-steps = 共 { $steps } 步
status-other-route = 换了一条同样短的路线，还差 { $left } 步。
status-playing = 正在播放，每秒 { $speed } 步
status-time-left = 还需 { $time }
status-clamped = 只能是 0 到 { $steps }，已到第 { $step } 步。
status-next = 下一步：{ $name }
status-solved-in = 用 { $solved }完成，{ $how_short }。
status-off-route = 从这里换了一种走法。
