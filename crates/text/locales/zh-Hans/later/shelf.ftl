### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf-kept = 只保存在这台设备上
# Names the scale of the bars; in short on narrow pages.
shelf-scale = 步数（对数刻度）
shelf-scale-short = 横条：10 到 10⁹，对数刻度
# Which puzzles are shown.
shelf-filter = 显示
shelf-all = 全部
shelf-playable = 能玩的
# A filter, and a tick before or above a name.
shelf-own-it = 我有
shelf-solved-it = 解开过
# What the puzzles are sorted by.
shelf-sort = 排序
shelf-by-base = 按进制
shelf-by-moves = 按步数
shelf-by-name = 按名称
# Names of groups.
shelf-all-bases = 所有进制
# In place of a number.
shelf-any-size = 步数不限
shelf-any-length = 长度不限
shelf-count-unknown = 步数不详
# A link to the form for a puzzle of one’s own.
shelf-know-rule = 知道规则？
shelf-nothing = 没有符合条件的玩具。
shelf-show-all = 显示全部
shelf-made = 自己做的
shelf-remove = 从架上拿走：{ $name }
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
