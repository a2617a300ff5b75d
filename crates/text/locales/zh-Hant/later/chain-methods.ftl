### Puzzles whose pieces run on one line: the card of digits.

chain-digits-seen = 每個零件是一位數字，在自己的幾個位置之間來回走。框出的那一欄接下來動。
chain-digits-reach = 適用於狀態排成一條線的玩具。
digits-course = 每一位都在 0 與最末位置之間來回走：▲ 向上，▼ 向下，■ 已到底。
digits-fastest-moves = 在還沒到底的各位裡，動最快的那一位。
digits-read = 各位數字合成一個數 { $number }，終點是 { $goal }：{ $far }。
digits-place = 位置
digits-going = 方向
digits-digit = 數字
digits-up = 向上
digits-down = 向下
digits-at-the-end = 已到底
digits-pieces-next = 接下來動的零件

digits-why = 正往回走的一位倒著算：在位置 d，就算最末位置減 d。
