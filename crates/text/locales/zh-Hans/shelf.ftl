### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = 玩具架
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = 全部 { $count } 件
shelf-all-puzzles = 全部玩具
# Names where there is little room.
shelf-elephants = 大象
shelf-hexadecimal = 十六进制
shelf-generation = 世代锁
