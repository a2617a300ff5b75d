### The catalogue, and the table of the terminal.

base = 进制
published-moves = 公布的步数
what-is-counted = 步数怎么算
rule-status = 规则
source = 来源
open = 打开
name = 名称
convention = 计步方式
warning = 警告
not-on-timeline = 这个状态不在时间轴上。

# A button; $name is that of a puzzle.
catalogue-open-puzzle = 打开 { $name }
# What a published number counts.
catalogue-counts-pieces = 只算零件
catalogue-counts-pieces-and-driver = 零件和驱动杆都算
catalogue-counts-driver-and-take-out = 驱动杆和最后取出也算
catalogue-counts-take-out = 零件和最后取出都算
catalogue-counts-to-first-piece-out = 算到取出第一块
catalogue-counts-to-all-apart = 算到全部拆开
catalogue-counts-unknown = 未说明
# How well the rule of a puzzle is known.
catalogue-rule-published = 已公布
catalogue-rule-model = 推定
catalogue-rule-of-several = 推定之一
catalogue-rule-unknown = 只知步数
