### chain

chain-numbered-from = 從 { $origin } 算起
chain-without-strokes = 其中{ $name }動 { $count } 步
chain-published = 連最後取出 { $count } 步
chain-how = {""}
chain-bare-name = 球
chain-bare-name-2 = 環
chain-bare-name-3 = 零件
chain-digits-name = 來回走的數位
chain-digits-seen = 每個零件是一位，在自己的位置間來回走。框出的一行接下來動。
chain-digits-reach = 適用於狀態排成一條線的玩具。
digits-parts = 各數位合成 { $number }，終點是 { $goal }：{ $far }。
chain-fastest-moves = 還沒到頭的各位中，最快的那一位動。
digits-parts-2 = 每一位都在 0 與最末位置之間來回走：▲ 向上，▼ 向下，■ 已到頭。
digits-parts-3 = 零件
digits-parts-4 = 位置
digits-parts-5 = 方向
digits-parts-6 = 數位
chain-travel = 到頭
chain-travel-2 = 向上
chain-travel-3 = 向下
chain-digit-columns = 零件
chain-digit-columns-2 = 方向
chain-digit-columns-3 = 數位
chain-strokes = 零件接下來
