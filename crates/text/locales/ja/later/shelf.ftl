### The shelf: all puzzles of the family, grouped by base, and the row of siblings under their tab.

shelf-kept = この端末に保存
# Names the scale of the bars; in short on narrow pages.
shelf-scale = 手数、対数目盛り
shelf-scale-short = 棒：10～10⁹、対数
# Which puzzles are shown.
shelf-filter = 表示
shelf-all = すべて
shelf-playable = 遊べるもの
# A filter, and a tick before or above a name.
shelf-own-it = 持っている
shelf-solved-it = 解いた
# What the puzzles are sorted by.
shelf-sort = 並べ替え
shelf-by-base = 基数順
shelf-by-moves = 手数順
shelf-by-name = 名前順
# Names of groups.
shelf-all-bases = すべての基数
# In place of a number.
shelf-any-size = 大きさは自由
shelf-any-length = 長さは自由
shelf-count-unknown = 手数不明
# A link to the form for a puzzle of one’s own.
shelf-know-rule = 規則をご存じですか？
shelf-nothing = 当てはまるパズルがありません。
shelf-show-all = すべて表示
# The puzzles that were kept, and a button for each; $name was typed.
shelf-made = 自作パズル
shelf-remove = 棚から外す：{ $name }
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
