### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = 玩具架
# Beside the title: how many of all puzzles are owned and solved.
shelf-owned = 拥有 { $owned } / { $all } 件
shelf-solved = 解开过 { $count } 件
shelf-base = { $base } 进制
shelf-mixed = 混合进制
shelf-any = 任意进制
shelf-puzzles = { $count } 件
# In place of a source.
shelf-from-its-name = 据名称推知
shelf-not-traced = 收藏者的说法，出处不详
shelf-collectors = 收藏者
# A number that was not published; $count.
shelf-computed = { $count } 步（计算得出）
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = 全部 { $count } 件
shelf-all-puzzles = 全部玩具
# Names where there is little room.
shelf-elephants = 大象
shelf-hexadecimal = 十六进制
shelf-generation = 世代锁
