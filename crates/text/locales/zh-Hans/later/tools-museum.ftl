### 错误程序博物馆：找出最小的出错输入，再找出错的那一行。

museum-title = 错误程序博物馆
museum-line = 八个真的有人犯过的错误：找出让每个程序出错的输入。
museum-verb = 进去看看
museum-exhibit = 第 { $number } 件展品，共 { $count } 件
museum-all = 全部展品
museum-next = 下一件展品
museum-for-all = 不会编程也能做
museum-for-programmers = 写给会编程的人
museum-program = 程序
museum-found-in = 出处：{ $source }

museum-find-input = 1. 找出让程序答错的最小输入。
museum-find-input-place = 1. 找出让程序答错的最小输入。一个个试太久：从 1、2、3、5、8、13……试起，每个数是前两个数的和。
museum-run = 运行
museum-it-says = 程序说
museum-is-right = 正确答案
museum-not-allowed = 不能这样输入。{ $ranges }
museum-range = { $input }：{ $least } 到 { $most }
museum-range-moves = 必须还有下一步：n 个盘子一共 2^n − 1 步。
museum-agrees = 这个输入，两者结果一致。
museum-fails = 这里出错了。不过还有更小的输入也出错：各数的和更小，或者第一个数更小。
museum-smallest = 找到了：没有更小的输入会出错。
museum-find-line = 2. 哪一行错了？在程序中选出来。
museum-line-name = 第 { $number } 行：{ $code }
museum-not-that-line = 不是第 { $number } 行的错。跟着下面的运行过程走，看它在哪里走偏。
museum-that-line = 正是第 { $number } 行。它应该是：
museum-give-up = 告诉我
museum-mended = 改了这一行，程序就答对了。

museum-steps = 运行过程，一步一步看
museum-step = 第 { $step } 步，共 { $steps } 步，第 { $line } 行
museum-step-cut = { $text }（只显示前 { $steps } 步）
museum-step-slider = 运行到第几步
museum-no-variables = 还没有变量

museum-input-left = 左堆
museum-input-right = 右堆
museum-input-place = k
museum-input-disc = 盘子
museum-input-move = 第几步
museum-input-discs = 盘子总数
museum-input-made = 已走步数
museum-input-levels = 层数
museum-input-balls = 球数
museum-value-wins = 先手必胜
museum-value-loses = 先手必败
museum-value-moves = 会动
museum-value-stays = 不动
museum-value-disc = { $disc } 号盘

museum-short-range-name = 少试了几种
museum-short-range-task = 两堆石子：从一堆取任意多颗，或从两堆取同样多颗，取到最后一颗的人获胜。先手能赢吗？程序试遍每一种取法，再问自己。
museum-short-range-why = range 的右端不算在内。range(1, x − 1) 只到 x − 2，所以程序从不把左堆取光，也不会只留一颗，正好漏掉了能赢的取法。
museum-short-range-source = 《编程之美》1.13 的读书笔记，其中三个 range 都少试了几种取法

museum-whole-division-name = 多了一条斜线
museum-whole-division-task = 两堆石子的游戏，先手能赢吗？两堆相差 k，小堆又等于黄金比例的 k 倍向下取整，就是必败局面。
museum-whole-division-why = // 是除后向下取整，所以 a 成了 1，而不是 1.618……，程序就把 (2, 4)、(3, 6)……当成必败局面。(0, 0) 和 (1, 2) 只是碰巧对了。
museum-whole-division-source = 《编程之美》1.13 的读书笔记，Python 程序

museum-one-order-name = 反过来就不行
museum-one-order-task = 两堆石子的游戏，先手能赢吗？程序依次列出必败的数对，直到大堆那么大，再作比较。
museum-one-order-why = 程序把第一堆当成大堆。如果第二堆更大，比较的就不是该比的数，于是总说必胜。两堆地位相同，应该先排好大小。
museum-one-order-source = 《编程之美》1.13 的程序，读者发现了这个错误

museum-counter-name = 比较得太松
museum-counter-task = 两堆石子的游戏，先手能赢吗？程序依次列出必败的数对，编号 k = 1、2、3……，直到大堆那么大。
museum-counter-why = 第 k 对正好相差 k。写成“不超过 k”，(4, 5) 就和 (3, 5) 一起混了进去；可是从 (4, 5) 的左堆取一颗，就把 (3, 5) 留给了对手。书中的程序因为计数器差了一，也犯了同样的错。
museum-counter-source = 《编程之美》1.13 的程序，(4, 5) 判断错了

museum-rounded-root-name = 算不准的根号
museum-rounded-root-task = 两堆石子的游戏中，第 k 个必败局面的小堆是黄金比例的 k 倍，向下取整。
museum-rounded-root-why = √5 写不完，处理器只保留 53 位二进制数字。k 越大，误差越大，直到比 k·φ 到整数的距离还大；而斐波那契数的这个距离最小。整数运算没有这样的误差：isqrt 是向下取整的平方根。
museum-rounded-root-source = 《编程之美》1.13 的通项公式，用浮点数计算

museum-every-name = 每隔几步
museum-every-task = 把一座塔从一根柱子移到另一根：这个盘子在这一步动吗？
museum-every-why = 盘子 i 两次移动之间隔着 2^i − 1 步，所以每 2^i 步动一次。“每隔”说的是中间隔着多少，写进程序就被当成了周期。
museum-every-source = 《汉诺塔问题的非递归解答》规律 1

museum-larger-top-name = 大还是小
museum-larger-top-task = 下一步动哪个盘子？刚动过的盘子不动，所以要动的在另外两根柱子上。
museum-larger-top-why = 另外两根柱子顶上都有盘子。大的那个只能叠到刚动过的盘子上，或叠到小的那个上，最短的走法里这两样都没有，所以动小的。原文写的是“大”，它的证明和程序却是“小”。
museum-larger-top-source = 《汉诺塔问题的非递归解答》4.2 节

museum-levels-name = 从零数起
museum-levels-task = 球锁的每个球有这么多层，连同最后取出一共要几步？Kugellager 滚珠锁有五层、四个球，要 1,250 步。
museum-levels-why = 0 到 14 一共是十五层。按 14 算，世代锁要 2 · 14^7 = 210,827,008 步；按 15 算是 2 · 15^7 = 341,718,750 步。拿最小的锁试一试就会发现。
museum-levels-source = 一篇讲九连环的文章，说世代锁约要 2.1 亿步
