### Puzzles whose pieces run on one line.

chain-numbered-from = 从 { $origin } 算起
chain-without-strokes = { $piece ->
    [ball] 其中球动 { $count } 步
    [ring] 其中环动 { $count } 步
   *[piece] 其中零件动 { $count } 步
}
chain-published = 连同最后取出共 { $count } 步

chain-digits-name = 来回走的数位
chain-digits-seen = 每个零件是一位数字，在自己的几个位置之间来回走。框出的那一列接下来动。
chain-digits-reach = 适用于状态排成一条线的玩具。
digits-course = 每一位都在 0 与最末位置之间来回走：▲ 向上，▼ 向下，■ 已到头。
digits-fastest-moves = 在还没到头的各位里，动最快的那一位。
digits-read = 各位数字合成一个数 { $number }，终点是 { $goal }：{ $far }。
digits-piece = 零件
digits-place = 位置
digits-going = 方向
digits-digit = 数位
digits-up = 向上
digits-down = 向下
digits-at-the-end = 已到头
digits-pieces-next = 接下来动的零件

driver = 驱动杆
the-driver = 驱动杆
and-a-driver = { $count } 和一根驱动杆
driver-in = 推入
driver-out = 拉出
driver-goes-in = 驱动杆推入
driver-goes-out = 驱动杆拉出
comb = 驱动杆
the-comb = 驱动杆
and-a-comb = { $count } 和一根驱动杆
comb-on-the-left = 在左边
comb-on-the-right = 在右边
comb-goes-left = 驱动杆推到左边
comb-goes-right = 驱动杆推到右边
comb-strokes-counted = 驱动杆的动作也算步数

digits-why = 正往回走的一位倒着算：在位置 d，就算最末位置减 d。
