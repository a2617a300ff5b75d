### The panels, and the table of the moves.

panels = 面板
explain = 解說
moves = 步驟
setup = 設定
graph = 狀態圖
coach = 教練
sources-elsewhere = 來源（連結會離開本站）：
one-ruler = 同一把尺
one-ruler-line = 九連環、河內塔和二進位計數器一起走：每一步，三處動的都是同一號。
rings-and-counter = 六個環和二進位計數器，從全部取下開始
tower-of-six = 河內塔，六個圓盤
ruler-of-moves = 標尺：每一步動哪一號
ruler-term = 第幾項
ruler-word = 檢查一串數裡有沒有緊接著的重複
count-from-one = 請輸入大於 0 的整數，例如 1,000 或 2^70
step-column = 步
move-column = 動作
state-after = 走完後的狀態
copy-moves = 複製
save-csv = 存成 CSV
save-json = 存成 JSON
