### The timeline.

timeline = 时间轴
to-start = 回到起点
back = 上一步
play = 播放
pause = 暂停
replay = 重播
forward = 下一步
to-goal = 到终点
step = 步数
step-field-hint = 可输入步数、50%、2^70 或 -218
not-a-step = 不是步数
speed = 速度
landmarks = 关键点
choose-landmark = 跳到……
zoom-in = 放大
zoom-out = 缩小
