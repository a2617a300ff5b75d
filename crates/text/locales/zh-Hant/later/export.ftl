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

## Moving pictures to send.
export-moving = 動圖
export-next = GIF：接下來 { $moves } 步
# At the end of the solution.
export-last = GIF：最後 { $moves } 步
export-whole = GIF：8 秒看完整個解法
# Names a bar that shows how much of the file is ready.
export-making = 正在產生
export-cancel = 取消
export-saved = 已儲存 { $name }，{ $kilobytes } KB
export-failed = 這個瀏覽器無法產生檔案
