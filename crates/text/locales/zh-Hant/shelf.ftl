### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = 玩具架
# Beside the title: how many of all puzzles are owned and solved.
shelf-owned = 擁有 { $owned } / { $all } 件
shelf-solved = 解開過 { $count } 件
shelf-base = { $base } 進位
shelf-mixed = 混合進位
shelf-any = 任意進位
shelf-puzzles = { $count } 件
# In place of a source.
shelf-from-its-name = 據名稱推知
shelf-not-traced = 收藏者的說法，出處不詳
shelf-collectors = 收藏者
# A number that was not published; $count.
shelf-computed = { $count } 步（計算得出）
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = 全部 { $count } 件
shelf-all-puzzles = 全部玩具
# Names where there is little room.
shelf-elephants = 大象
shelf-hexadecimal = 十六進位
shelf-generation = 世代鎖
