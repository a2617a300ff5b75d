### status

status-of-steps = 共 { $steps } 步
status-other-route = 換了一條同樣短的路線，還差 { $left } 步。
status-playing = 正在播放，每秒 { $speed } 步
status-time-left = 還需 { $time }
status-clamped = 只能是 0 到 { $steps }，已到第 { $step } 步。
status-next = 下一步：{ $name }
status-solved-in = 用 { $solved }完成，{ $how_short }。
status-off-route = 從這裡換了一種走法。
