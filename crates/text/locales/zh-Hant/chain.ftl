### Puzzles whose pieces run on one line.

chain-numbered-from = 從 { $origin } 算起
chain-without-strokes = { $piece ->
    [ball] 其中球動 { $count } 步
    [ring] 其中環動 { $count } 步
   *[piece] 其中零件動 { $count } 步
}
chain-published = 連同最後取出共 { $count } 步

chain-digits-name = 來回計數

driver = 驅動桿
the-driver = 驅動桿
the-driver-as-object = 驅動桿
and-a-driver = { $count } 和一根驅動桿
driver-in = 推入
driver-out = 拉出
driver-goes-in = 驅動桿推入
driver-goes-out = 驅動桿拉出
comb = 驅動桿
the-comb = 驅動桿
the-comb-as-object = 驅動桿
and-a-comb = { $count } 和一根驅動桿
comb-on-the-left = 在左邊
comb-on-the-right = 在右邊
comb-goes-left = 驅動桿推到左邊
comb-goes-right = 驅動桿推到右邊
comb-strokes-counted = 驅動桿的動作也算步數
