### Puzzles whose pieces run on one line.

chain-numbered-from = 從 { $origin } 算起
chain-without-strokes = { $piece ->
    [ball] 其中球動 { $count } 步
    [ring] 其中環動 { $count } 步
   *[piece] 其中零件動 { $count } 步
}
chain-published = 連同最後取出共 { $count } 步

chain-digits-name = 來回走的數字
chain-digits-seen = 每個零件是一位數字，在自己的幾個位置之間來回走。框出的那一行接下來動。
chain-digits-reach = 適用於狀態排成一條線的玩具。
digits-course = 每一位都在 0 與最末位置之間來回走：▲ 向上，▼ 向下，■ 已到頭。
digits-fastest-moves = 在還沒到頭的各位裡，動最快的那一位。
digits-read = 各位數字合成一個數 { $number }，終點是 { $goal }：{ $far }。
digits-piece = 零件
digits-place = 位置
digits-going = 方向
digits-digit = 數字
digits-up = 向上
digits-down = 向下
digits-at-the-end = 已到頭
digits-pieces-next = 接下來動的零件

driver = 驅動桿
the-driver = 驅動桿
and-a-driver = { $count } 和一根驅動桿
driver-in = 推入
driver-out = 拉出
driver-goes-in = 驅動桿推入
driver-goes-out = 驅動桿拉出
comb = 驅動桿
the-comb = 驅動桿
and-a-comb = { $count } 和一根驅動桿
comb-on-the-left = 在左邊
comb-on-the-right = 在右邊
comb-goes-left = 驅動桿推到左邊
comb-goes-right = 驅動桿推到右邊
comb-strokes-counted = 驅動桿的動作也算步數

digits-why = 正往回走的一位倒著算：在位置 d，就算最末位置減 d。
