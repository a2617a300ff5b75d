### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf-kept = 只儲存在這台裝置上
# Names the scale of the bars; in short on narrow pages.
shelf-scale = 步數（對數刻度）
shelf-scale-short = 橫條：10 到 10⁹，對數刻度
# Which puzzles are shown.
shelf-filter = 顯示
shelf-all = 全部
shelf-playable = 能玩的
# A filter, and a tick before or above a name.
shelf-own-it = 我有
shelf-solved-it = 解開過
# What the puzzles are sorted by.
shelf-sort = 排序
shelf-by-base = 依進位制
shelf-by-moves = 依步數
shelf-by-name = 依名稱
# Names of groups.
shelf-all-bases = 所有進位制
# In place of a number.
shelf-any-size = 步數不限
shelf-any-length = 長度不限
shelf-count-unknown = 步數不詳
# A link to the form for a puzzle of one’s own.
shelf-know-rule = 知道規則？
shelf-nothing = 沒有符合條件的玩具。
shelf-show-all = 顯示全部
shelf-made = 自己做的
shelf-remove = 從架上拿走：{ $name }
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
