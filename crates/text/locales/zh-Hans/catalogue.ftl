### The catalogue, and the table of the terminal.

family-tab = 多进制机关
catalogue = 同类机关一览
catalogue-note = 它们都按某种进制计数。知道规则的可以打开来玩，其余的只知道公布的步数。
base = 进制
published-moves = 公布的步数
what-is-counted = 计什么
rule-status = 规则
source = 来源
open = 打开
name = 名称
pieces = 个数
convention = 计步
warning = 警告
not-on-timeline = 这个状态不在时间轴上。

# A button; $name is that of a puzzle.
catalogue-open-puzzle = 打开{ $name }
# What a published number counts.
catalogue-counts-pieces = 零件步数
catalogue-counts-pieces-and-driver = 零件和滑块步数
catalogue-counts-driver-and-take-out = 含滑块步数和取出
catalogue-counts-to-first-piece-out = 到取出第一块为止
catalogue-counts-to-all-apart = 到全部拆开为止
catalogue-counts-unknown = 未说明
# How well the rule of a puzzle is known.
catalogue-rule-published = 已公布
catalogue-rule-model = 模型
catalogue-rule-unknown = 只知步数
