### The panels, and the table of the moves.

panels = 面板
explain = 解說
moves = 步驟
setup = 設定
graph = 狀態圖
coach = 教練
one-ruler = 同一把尺
one-ruler-line = 九連環、河內塔和二進位計數器一起走：每一步，三處動的都是同一號。
count-from-one = 請輸入大於 0 的整數，例如 1,000 或 2^70
state-after = 走完後的狀態
copy-moves = 複製
