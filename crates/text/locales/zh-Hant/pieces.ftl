### pieces

pieces-run = { $high } 到 { $low }
pieces-place = 第 { $value } 層
pieces-place-2 = 位置 { $value }
pieces-pieces = 兩堆
pieces-piece-count = 兩堆
