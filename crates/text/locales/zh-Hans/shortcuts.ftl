### What the keys of the whole page do, as the help says it.

anywhere = 任何地方
does-play = 播放、暂停
does-step = 后退一步、前进一步
does-hint = 提示
does-undo = 撤销
does-redo = 重做
does-describe = 描述当前状态
does-help = 显示按键说明
does-stop = 停止、关闭
