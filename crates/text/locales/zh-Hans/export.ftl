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
