### The catalogue, and the table of the terminal.

base = 進位制
published-moves = 公布的步數
what-is-counted = 步數怎麼算
rule-status = 規則
source = 來源
open = 開啟
name = 名稱
convention = 計步方式
warning = 警告
not-on-timeline = 這個狀態不在時間軸上。

# A button; $name is that of a puzzle.
catalogue-open-puzzle = 開啟 { $name }
# What a published number counts.
catalogue-counts-pieces = 只算零件
catalogue-counts-pieces-and-driver = 零件和驅動桿都算
catalogue-counts-driver-and-take-out = 驅動桿和最後取出也算
catalogue-counts-take-out = 零件和最後取出都算
catalogue-counts-to-first-piece-out = 算到取出第一塊
catalogue-counts-to-all-apart = 算到全部拆開
catalogue-counts-unknown = 未說明
# How well the rule of a puzzle is known.
catalogue-rule-published = 已公布
catalogue-rule-model = 推定
catalogue-rule-of-several = 推定之一
catalogue-rule-unknown = 只知步數
