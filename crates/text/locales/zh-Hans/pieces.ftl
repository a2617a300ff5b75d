### pieces

pieces-run = { $high } 到 { $low }
pieces-place = 第 { $value } 层
pieces-place-2 = 位置 { $value }
pieces-pieces = 两堆
pieces-piece-count = 两堆
