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

catalogue-open-puzzle = 打开{ $name }
catalogue-counts-pieces = 零件步数
catalogue-counts-strokes = 零件和滑块步数
catalogue-counts-take-out = 含滑块步数和取出
catalogue-until-first-out = 到取出第一块为止
catalogue-until-apart = 到全部拆开为止
catalogue-not-said = 未说明
catalogue-rule-published = 已公布
catalogue-rule-is-model = 模型
catalogue-number-only = 只知步数
