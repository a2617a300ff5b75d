### chain

chain-numbered-from = 从 { $origin } 算起
chain-without-strokes = 其中{ $name }动 { $count } 步
chain-published = 连最后取出 { $count } 步
chain-how = {""}
chain-bare-name = 球
chain-bare-name-2 = 环
chain-bare-name-3 = 零件
chain-digits-name = 来回走的数位
chain-digits-seen = 每个零件是一位，在自己的位置间来回走。框出的一列接下来动。
chain-digits-reach = 适用于状态排成一条线的玩具。
digits-parts = 各数位合成 { $number }，终点是 { $goal }：{ $far }。
chain-fastest-moves = 还没到头的各位中，最快的那一位动。
digits-parts-2 = 每一位都在 0 与最末位置之间来回走：▲ 向上，▼ 向下，■ 已到头。
digits-parts-3 = 零件
digits-parts-4 = 位置
digits-parts-5 = 方向
digits-parts-6 = 数位
chain-travel = 到头
chain-travel-2 = 向上
chain-travel-3 = 向下
chain-digit-columns = 零件
chain-digit-columns-2 = 方向
chain-digit-columns-3 = 数位
chain-strokes = 零件接下来
