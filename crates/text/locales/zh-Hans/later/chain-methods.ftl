### Puzzles whose pieces run on one line: the card of digits.

chain-digits-seen = 每个零件是一位数字，在自己的几个位置之间来回走。框出的那一列接下来动。
chain-digits-reach = 适用于状态排成一条线的玩具。
digits-course = 每一位都在 0 与最末位置之间来回走：▲ 向上，▼ 向下，■ 已到头。
digits-fastest-moves = 在还没到头的各位里，动最快的那一位。
digits-read = 各位数字合成一个数 { $number }，终点是 { $goal }：{ $far }。
digits-place = 位置
digits-going = 方向
digits-digit = 数字
digits-up = 向上
digits-down = 向下
digits-at-the-end = 已到头
digits-pieces-next = 接下来动的零件

digits-why = 正往回走的一位倒着算：在位置 d，就算最末位置减 d。
