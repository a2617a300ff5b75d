### Taking away what is on the board.

export = 导出
export-svg = 这一步的图（SVG）
export-png = 这一步的图（PNG）
export-animation = 接下来几步的动画（SVG）
export-print = 打印图形和步骤
session = 存档
save-session = 把进度保存为文件
open-session = 打开存档文件

# Over a printed list of moves: all of them, or some.
export-all-moves = 全部 { $all } 步
export-printed-moves = 第 { $first } 到 { $last } 步，共 { $all } 步

## Moving pictures to send.
export-moving = 动图
export-next = GIF：接下来 { $moves } 步
# At the end of the solution.
export-last = GIF：最后 { $moves } 步
export-whole = GIF：8 秒看完整个解法
# Names a bar that shows how much of the file is ready.
export-making = 正在生成
export-cancel = 取消
export-saved = 已保存 { $name }，{ $kilobytes } KB
export-failed = 这个浏览器无法生成文件
