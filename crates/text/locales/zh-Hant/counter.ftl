### counter

counter-moves-made = 已走 { $moves } 步
counter-over-par = 多走 { $over } 步
counter-hints = 提示 { $hints } 次
counter-counter = 有跳步
