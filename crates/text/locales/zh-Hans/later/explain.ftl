### The methods: their cards, and where they have no answer.

explain-why = 为什么是 { $piece }？
explain-why-not = 为什么不能动 { $piece }？
explain-try-one = 做一道题
explain-as-program = 写成程序
explain-is-off = 已解开
explain-is-on = 在横杠上
explain-so-next = 所以下一步：{ $mv }
explain-coming-up = 接下来
explain-left-out = ……还有 { $hidden } 项
explain-move = 第 { $number } 步
explain-moves = 第 { $first } 到 { $last } 步
explain-what-is-this = { $title }：这是什么？
explain-smallest-moves = 还没到位的盘子里，动最小的：{ $disc }。
explain-last-one-moves = 二进制 { $digits }：{ $far }。动最后一个 1 所对应的盘子：{ $disc }。

explain-go-to-step = 到第 { $step } 步
explain-open = 打开
explain-text-and-way = { $text }：{ $way }
explain-decide = 怎样决定
explain-count = 怎样数
explain-build = 怎样构造
explain-routine = 不用想
explain-question = 什么都能问
explain-start-here = 从这里开始
explain-deeper = 更深入

method-up-to = 最多显示到 { $most }，再多就写不下了。
method-of-other-puzzle = 这种方法不适用于这个题目。
method-one-ring-at-a-time = 只适用于每步动一环的玩法。
method-toward-all-off = 只适用于终点是全部解开（全 0）的题目。
method-between-on-and-off = 只适用于全部套上（全 1）与全部解开（全 0）之间的状态。
method-tower-to-tower = 只适用于把整座塔从一柱搬到另一柱的最短路线。
method-from-both-piles = 只适用于可以从两堆同时取的玩法。
method-on-a-line = 只适用于所有状态连成一条线的谜题。这里的状态长成一棵带死路的树。
method-none = 这个题目没有分步讲解，路线是计算或搜索得到的。
method-unknown = 这个题目没有 { $word } 这种方法；可用的有 { $ids }。
method-none-such = { $word }：{ $why }

together-gray = 格雷码
together-moved = 第 { $step } 步动了 { $piece } 号
together-will-move = 下一步：{ $piece } 号
together-bit = 右起第 { $piece } 位由 0 变 1：{ $from } → { $to }

ruler-title = 标尺数列
ruler-numbering = { $from }，给每一步编号：第 k 步动 { $piece }。k 是奇数时 g(k) 是 1，是偶数时 g(k) 比 g(k ÷ 2) 大 1，就像尺上的刻度（Gros，1872 年）。
ruler-going-up = 现在 k = { $made }，数在变大：接着是第 { $next } 步，轮到 { $piece }。
ruler-going-down = 现在 k = { $made }，数在变小：退回第 { $next } 步，轮到 { $piece }。
ruler-at-goal = 现在 k = { $made }，已到终点。
ruler-why = 数列里没有哪一段会紧接着重复一遍。每隔一项就是 1；去掉这些 1，其余各减 1，剩下的又是同一个数列。假如有一段紧接着重复，1 要对上 1，这一段的长度就是偶数；去掉 1，长度减半，一直做下去，最后剩下两个相同的相邻项。可是相邻两项中恰好有一个是 1。
ruler-term-is = 第 { $k } 项是 { $term }。
ruler-first-square = 最先重复的是 { $twice } { $twice }，从第 { $place } 位开始。
ruler-no-square = 没有紧接着的重复。
ruler-known-words = 只用两个数，没有紧接着的重复的数列最多写三项：1 2 1 或 2 1 2；用三个数就可以永远写下去（Thue，1906 年）。
ruler-known-turns = 也可以当游戏玩：两人轮流在末尾写字母，后写的想让两个字母以上的一段紧接着重复，先写的想避开。有 2 个字母可用时，后写的 6 个之内必定得手，3 个时 16 个之内；有 37 个字母时，先写的可以永远避开（Pegden，2011 年），有 6 个（Grytczuk、Kozik 和 Micek，2013 年）、4 个（Rosenfeld，2021 年）也可以，但 4 个的证明没有说该怎么写。
ruler-known-places = 换一种玩法：一人指定下一个字母放在哪里，任何位置都行，另一人只选字母。12 个字母足以避开，4 个不够（Grytczuk、Szafruga 和 Zmarz，2013 年）；5 到 11 个，还没有人知道。

asked-x = 从状态 x
asked-y = 到状态 y
asked-k = 第 k 步
asked-follow = 跟着当前状态
asked-only-moves = 从 x 到 y 只有 { $moves }。

## Heads and words of tables in several methods.

table-piece = 零件
table-in-place = 已到位
table-moves = 步数

sources-elsewhere = 来源（链接会离开本站）：
ruler-term = 第几项
ruler-word = 检查一串数里有没有紧接着的重复
