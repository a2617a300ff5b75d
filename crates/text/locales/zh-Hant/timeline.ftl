### The timeline.

timeline = 時間軸
to-start = 回到起點
back = 上一步
play = 播放
pause = 暫停
replay = 重播
forward = 下一步
to-goal = 到終點
step = 步數
step-field-hint = 可輸入步數、50%、2^70 或 -218
not-a-step = 不是步數
speed = 速度
landmarks = 關鍵點
choose-landmark = 跳到……
zoom-in = 放大
zoom-out = 縮小
