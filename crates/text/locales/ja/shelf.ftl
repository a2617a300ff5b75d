### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf = パズル棚
# Beside the title: how many of all puzzles are owned and solved.
shelf-owned = 持っている：{ $owned } / { $all }点
shelf-solved = 解いた：{ $count }点
shelf-base = { $base }進法
shelf-mixed = 混合基数
shelf-any = 任意の基数
shelf-puzzles = パズル{ $count }点
# In place of a source.
shelf-from-its-name = パズルの名前から
shelf-not-traced = 収集家の間の数。出どころは不明
shelf-collectors = 収集家
# A number that was not published; $count.
shelf-computed = { $count }（計算による）
# The last of the siblings; $count: how many puzzles there are.
shelf-all-of = 全{ $count }点
shelf-all-puzzles = すべてのパズル
# Names where there is little room.
shelf-elephants = Elephants
shelf-hexadecimal = Hexadecimal
shelf-generation = Generation
