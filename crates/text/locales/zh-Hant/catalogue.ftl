### The catalogue, and the table of the terminal.

family-tab = 多進位玩具
catalogue = 同類玩具一覽
catalogue-note = 它們都按某種進位計數。知道規則的可以開啟來玩，其餘的只知道公布的步數。
base = 進位
published-moves = 公布的步數
what-is-counted = 計什麼
rule-status = 規則
source = 來源
open = 開啟
name = 名稱
pieces = 個數
convention = 計步
warning = 警告
not-on-timeline = 這個狀態不在時間軸上。

# A button; $name is that of a puzzle.
catalogue-open-puzzle = 開啟{ $name }
# What a published number counts.
catalogue-counts-pieces = 零件步數
catalogue-counts-pieces-and-driver = 零件和滑塊步數
catalogue-counts-driver-and-take-out = 含滑塊步數和取出
catalogue-counts-to-first-piece-out = 到取出第一塊為止
catalogue-counts-to-all-apart = 到全部拆開為止
catalogue-counts-unknown = 未說明
# How well the rule of a puzzle is known.
catalogue-rule-published = 已公布
catalogue-rule-model = 模型
catalogue-rule-unknown = 只知步數
