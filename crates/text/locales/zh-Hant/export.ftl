### Taking away what is on the board.

export = 匯出
export-svg = 這一步的圖（SVG）
export-png = 這一步的圖（PNG）
export-animation = 接下來幾步的動畫（SVG）
export-print = 列印圖形和步驟
session = 存檔
save-session = 將進度存成檔案
open-session = 開啟存檔

# Over a printed list of moves: all of them, or some.
export-all-moves = 全部 { $all } 步
export-printed-moves = 第 { $first } 到 { $last } 步，共 { $all } 步
