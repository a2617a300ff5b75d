### The first visit, and what to try.

i-have-a-real-one = 我手里有一个
show-me-why = 看看为什么
try-hanoi = 试试汉诺塔
try-rings = 试试九连环
take-some = 取走一些石子
sample-four-pegs = 四根柱子，八个盘子
sample-in-a-row = 只在相邻柱间移动：走遍所有状态
sample-in-a-circle = 只能顺时针：搬回 A 更远
sample-wythoff = 两堆石子：怎样取能赢？
sample-nine-rings = 九连环，全在横杠上
sample-last-ring = 只剩第 9 环：比九环全在杠上还远
sample-ring-two-first = 这里要先动第 2 环
sample-midway = 另一道题走到一半：第 60 步
sample-many-rings = 64 个环
sample-most-rings = 1,000 个环
sample-five-discs = 五个盘子，第 12 步
sample-many-discs = 64 个盘子，已经走了很远
sample-twice = 三个盘子：最大的要动两次
sample-odd-and-even = 六个盘子：奇数号和偶数号互换位置
sample-dials = 七头大象，全部竖直
sample-elephants = 五头大象，最长的岔路从这里开始
sample-balls = 四个球，第 777 步
tip-only-two = 最多只有两个环能动：第 1 环，和横杠上最外一环再往里的那一环。
tip-way-back = 再动刚才那一环，就是走回头路。
tip-single-steps = 想一步一步看，就在刻度带上滚动滚轮，或双指张开。
got-it = 知道了
