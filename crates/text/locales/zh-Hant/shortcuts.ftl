### What the keys of the whole page do, as the help says it.

anywhere = 任何地方
does-play = 播放、暫停
does-step = 後退一步、前進一步
does-hint = 提示
does-undo = 復原
does-redo = 重做
does-describe = 描述目前狀態
does-help = 顯示按鍵說明
does-stop = 停止、關閉
