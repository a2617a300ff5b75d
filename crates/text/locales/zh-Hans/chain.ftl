### Puzzles whose pieces run on one line.

chain-numbered-from = 从 { $origin } 算起
chain-without-strokes = { $piece ->
    [ball] 其中球动 { $count } 步
    [ring] 其中环动 { $count } 步
   *[piece] 其中零件动 { $count } 步
}
chain-published = 连同最后取出共 { $count } 步

chain-digits-name = 来回计数

driver = 驱动杆
the-driver = 驱动杆
the-driver-as-object = 驱动杆
and-a-driver = { $count } 和一根驱动杆
driver-in = 推入
driver-out = 拉出
driver-goes-in = 驱动杆推入
driver-goes-out = 驱动杆拉出
comb = 驱动杆
the-comb = 驱动杆
the-comb-as-object = 驱动杆
and-a-comb = { $count } 和一根驱动杆
comb-on-the-left = 在左边
comb-on-the-right = 在右边
comb-goes-left = 驱动杆推到左边
comb-goes-right = 驱动杆推到右边
comb-strokes-counted = 驱动杆的动作也算步数
