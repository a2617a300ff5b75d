quiz-kind-moves-left = 还差几步
quiz-kind-state-after = 第 k 步后的状态
quiz-kind-ring-at = 第 k 步动第几环
quiz-kind-next = 下一步
quiz-kind-binary = 二进制数
quiz-kind-cold = 必胜必败
quiz-kind-disc-at = 第 k 步动几号盘
quiz-kind-step-of = 塔走到第几步
quiz-kind-least = 最少步数
quiz-kind-recurrence = 递推
quiz-kind-digits = 三进制计数
quiz-kind-pegs-after = 第 k 步后的塔

quiz-asks-moves-left = 还要几步才能把环全部解开？
quiz-asks-state-after = { $number } 个环全在横杠上。第 { $at } 步之后是什么状态？
quiz-asks-ring-at = { $number } 个环全在横杠上。第 { $at } 步动第几环？
quiz-asks-next = 要把环全部解开，下一步动第几环？
quiz-asks-binary = 这个状态对应哪个二进制数？
quiz-asks-verdict = 局面（{ $left }，{ $right }）是必败还是必胜？
quiz-asks-partner = { $pile ->
   *[other] 一堆有 { $pile } 颗石子。另一堆要有几颗，才是必败局面？
}
quiz-asks-disc-at = { $number } 个盘子的塔从 A 柱移到 C 柱。第 { $at } 步动几号盘？
quiz-asks-step-of = 塔按最短路线从 A 柱移到 C 柱。走了几步后是这个状态？
quiz-asks-pegs-after = { $number } 个盘子的塔按最短路线从 A 柱移到 C 柱。第 { $at } 步之后，每个盘子各在哪根柱上？
quiz-asks-least-rings = { $number } 个环全在横杠上。最少几步能全部解开？
quiz-asks-least-tower = { $number } 个盘子的塔移到另一根柱子，最少要几步？
quiz-asks-recurrence = 解开 { $less } 个环要 { $moves }，解开 { $least } 个环要 { $fewer }。解开 { $number } 个环要几步？
quiz-asks-digits = 各位数字从 { $zeros } 起来回计数。走几步后是 { $row }？

quiz-given-rings = 状态是 { $row }：最左边是第 { $ring } 环，1 表示在横杠上。
quiz-given-tower = 状态是 { $row }：最左边是 { $disc } 号盘。
quiz-given-game = 必败：双方都走得最好时，轮到走的一方输。必胜：轮到走的一方能赢。
quiz-given-digits = 每个零件有 0、1、2 三个位置，最右边的随时能动。
quiz-given-columns = 点一列，把那个环套上或解开。
quiz-given-discs = 点一个盘子，把它放到下一根柱上，也可以直接点它在别的柱上的位置。
quiz-given-one-by-one = 每步动一个环。
quiz-given-pegs = 三根柱子，每步移一个盘子，大盘不能压小盘。

quiz-ring = 第 { $ring } 环
quiz-disc = { $disc } 号盘
quiz-cold = 必败
quiz-hot = 必胜
quiz-stones = { $count ->
   *[other] { $count } 颗
}

quiz-because-moves-left = 用“照抄与互换”，{ $row } 变成 { $digits }，也就是二进制的 { $number }。
quiz-because-binary = 每一位和前一位相同，遇到在横杠上的环就变：{ $row } 变成 { $digits }，即 { $number }。
quiz-because-state-after = 还剩 { $all } − { $at } = { $left } 步，二进制是 { $digits }。某一位和它左边一位不同，那个环就在横杠上。
quiz-because-ring-at = { $zeros ->
    [0] 走这步之前还剩 { $all } − { $at } + 1 = { $left } 步，是奇数：动第 1 环。
   *[other] 走这步之前还剩 { $all } − { $at } + 1 = { $left } 步。它能对半分 { $zeros } 次，所以动第 { $ring } 环。
}
quiz-because-next-odd = { $count ->
   *[other] 有 { $count } 个环在横杠上，是奇数：动第 1 环。
}
quiz-because-next-even = 有 { $count } 个环在横杠上，是偶数：动横杠上最外一环再往里的那一环。
quiz-because-cold = （{ $small }，{ $large }）是第 { $number } 个必败局面：{ $large } = { $small } + { $number }。从那里怎么走，对方都必胜。
quiz-because-hot = 走一步就能留下必败局面（{ $left }，{ $right }）。
quiz-because-disc-at = { $zeros ->
    [0] { $at } 是奇数：奇数步都动 1 号盘。
   *[other] { $at } 能对半分 { $zeros } 次，所以动 { $disc } 号盘。
}
quiz-because-step-of = 从最大的盘子起，各位数字是 { $digits }，也就是二进制的 { $number }。
quiz-because-pegs-after = 第 { $at } 步之后，从最大的盘子起，各盘动过的次数是 { $counts }。每个盘子都绕着圈走：最大的依次到 A、C、B，小一号的依次到 A、B、C，这样轮流下去。
quiz-because-rings = 下一个数等于上一个数，加上再前一个数的两倍，再加 1：{ $once } + 2 × { $twice } + 1 = { $number }。
quiz-because-tower = 每多一个盘子，步数加倍再加 1：2 × { $once } + 1 = { $number }。
quiz-because-digits = { $row } 化成三进制数 { $digits }，即 { $number }。

quiz-hint-moves-left = 从左边第 { $ring } 环开始，照抄它的数字；每遇到一个 1，就在照抄和互换 0、1 之间切换。最后把结果当二进制数读。
quiz-hint-binary = 从左边第 { $ring } 环开始，照抄它的数字；每遇到一个 1，就在照抄和互换 0、1 之间切换。
quiz-hint-state-after = { $number } 个环共要 { $all } 步。第 { $at } 步之后还剩几步？把它写成二进制。
quiz-hint-ring-at = { $number } 个环共要 { $all } 步。第 { $at } 步之前还剩几步？它能对半分几次？
quiz-hint-next = 数一数在横杠上的环，是奇数还是偶数？
quiz-hint-cold = 把必败局面依次写下来：小的一堆是最小的没用过的数，差每次多 1：（1，2）、（3，5）……
quiz-hint-disc-at = 奇数步都动 1 号盘。{ $at } 能对半分几次？
quiz-hint-step-of = 从最大的盘子开始：在 A 柱写 0，在 C 柱写 1。小一号的盘子和它同柱，就写同样的数字，不同柱就写另一个。
quiz-hint-pegs-after = 奇数步都动 1 号盘，剩下的每隔一步动 2 号盘，依此类推。每个盘子动过几次？{ $disc } 号盘绕着 A、C、B 走，小一号的绕着 A、B、C 走，这样轮流下去。
quiz-hint-least-rings = 1 个环要 1 步，2 个环要 2 步。下一个数等于上一个数，加上再前一个数的两倍，再加 1。
quiz-hint-least-tower = 1 个盘子要 1 步。再多一个盘子呢？
quiz-hint-recurrence = 先解开第 1 到 { $least } 环，再解开第 { $number } 环，再把第 1 到 { $least } 环套上，就剩下 { $less } 个环。
quiz-hint-digits = 从左边开始。左边各位之和是奇数时，这一位是往下数，不是往上数。

quiz-mistake-backwards = 读反了
quiz-mistake-forgot-to-swap = 忘了互换
quiz-mistake-wrong-end = 弄反了两端
quiz-mistake-one-off = 差一
quiz-mistake-wrong-ring = 动错了环
quiz-mistake-wrong-disc = 动错了盘
quiz-mistake-wrong-peg = 弄错柱子
quiz-mistake-wrong-pile = 认错了堆
quiz-mistake-wrong-verdict = 判断错了
quiz-mistake-forgot-one = 漏了 1
quiz-mistake-doubling = 加倍错了
quiz-mistake-other-puzzle = 套错了公式
quiz-mistake-size = 个数不对
quiz-mistake-impossible = 不会出现

quiz-backwards = { $wrong } 是 { $row } 的答案。你是从右往左读的，要从左边开始。
quiz-backwards-row = { $wrong } 是从第 1 环写起的。最左边要先写第 { $ring } 环。
quiz-backwards-discs = { $wrong } 是从 1 号盘写起的。最左边要先写 { $disc } 号盘。
quiz-forgot-to-swap-count = { $wrong } 是把 { $row } 直接当二进制数读。每遇到一个 1，后面的 0 和 1 要互换。
quiz-forgot-to-swap-binary = { $wrong } 就是状态本身。每遇到一个 1，后面的 0 和 1 要互换。
quiz-forgot-to-swap-state = { $wrong } 是剩下的步数写成的二进制。某一位和它左边一位不同，那个环才在横杠上。
quiz-forgot-to-swap-pegs = { $wrong } 是把 { $at } 的二进制里的 1 写成 C、0 写成 A。这只对最大的盘子成立。
quiz-forgot-to-swap-step = 把 0 当成“和大一号的盘子同柱”，就得到 { $wrong }。应该是“和大一号的盘子写同样的数字”。
quiz-forgot-to-swap-digits = { $wrong } 是把 { $row } 直接当三进制数读。左边各位之和是奇数时，这一位是往下数的。
quiz-wrong-end-count = { $wrong } 是到另一端的步数，那里只剩第 { $ring } 环在横杠上。
quiz-wrong-end-binary = 一开始就互换，会得到 { $wrong }。要从照抄开始。
quiz-wrong-end-state = { $wrong } 是离全部解开还差 { $moves } 的状态。要从全部套上数起。
quiz-wrong-end-pegs = { $wrong } 是离终点还差 { $moves } 的状态。要从盘子都在 A 柱时数起。
quiz-wrong-end-ring = 如果一开始环全部解开，第 { $at } 步动的才是第 { $wrong } 环。这里一开始全在横杠上。
quiz-wrong-end-step = { $wrong } 是还要走的步数。已经走了几步？
quiz-one-more-state = { $wrong } 是第 { $at } 步之后的状态。多走了一步：把第 { $at } 步退回去。
quiz-one-less-state = { $wrong } 是第 { $at } 步之后的状态。还要再走一步。
quiz-one-off-piece = 第 { $at } 步动的才是 { $piece }。你差了一步。
quiz-one-off = { $wrong } 很接近了。再检查最后一位。
quiz-one-off-pair = { $wrong } 很接近了。每一对的差都正好比前一对多 1。
quiz-wrong-ring = 第 { $wrong } 环能动，但那样离终点更远。在横杠上的环是奇数个还是偶数个？
quiz-wrong-disc = { $wrong } 号盘是到现在为止动过的最大的盘子。第 { $at } 步本身动的是哪个？
quiz-wrong-peg = { $wrong } 是往 B 柱走才会有的状态。第一步要移到另一根柱子。
quiz-wrong-pile = { $side ->
    [small] 你把 { $pile } 当成了大的一堆，它是小的一堆。
   *[large] 你把 { $pile } 当成了小的一堆，它是大的一堆。
}
quiz-forgot-one-disc = { $wrong } 是 { $at } 能对半分的次数。一次也不能分时，动的是 1 号盘。
quiz-forgot-one-rings = { $wrong } 漏了第 { $ring } 环自己动的那一步。
quiz-not-doubled = { $wrong } 只算了一次第 1 到 { $least } 环。它们要解开，还要再套上。
quiz-doubled-other = { $wrong } 把 { $less } 个环的步数加倍了。要做两次的是 { $least } 个环的那部分。
quiz-other-rings = { $wrong } 是 { $number } 个盘子的塔要的步数。环要的步数更少。
quiz-other-tower = { $wrong } 是 { $number } 个环要的步数。塔要的步数更多。
quiz-other-recurrence = { $wrong } 是塔的递推：上一个数的两倍加 1。
quiz-size-rings = { $wrong } 是 { $number } 个环的步数。
quiz-size-tower = { $wrong } 是 { $number } 个盘子的步数。
quiz-impossible-state = 从全部套上到全部解开，路上不会出现 { $wrong }。
quiz-impossible-pegs = 从 A 柱到 C 柱的最短路线上不会出现 { $wrong }。

quiz-refused-empty = 先写一个答案。
quiz-refused-number = 要写 { $least } 到 { $most } 的整数。
quiz-refused-binary = 只能写 0 和 1，最多 { $digits } 位。
quiz-refused-rings = 要写 { $rings } 位，1 表示在横杠上，0 表示解开。
quiz-refused-pegs = 要写 { $discs } 个字母，每个是 A、B 或 C。
quiz-refused-verdict = 请选必败或必胜。

quiz-count = { $count ->
   *[other] { $count } 题
}
quiz-points = { $count ->
   *[other] { $points } 分，满分 { $count } 分
}
quiz-seed = 题组 { $seed }
quiz-question = 第 { $number } 题
quiz-question-of = 第 { $number } 题，共 { $count } 题
quiz-progress = 第 { $number } 题，共 { $count } 题，已完成 { $done } 题
quiz-first-try = 第一次
quiz-second-try = 第二次
quiz-third-try = 第三次
quiz-one-point = 一分
quiz-half-a-point = 半分
quiz-no-points = 不计分
quiz-unit-moves = 步
quiz-unit-stones = 颗
quiz-unit-binary = 二进制
quiz-field-ring = 第几环
quiz-field-disc = 几号盘
quiz-next = 下一题
quiz-enter-check = 检查
quiz-enter-next = 下一题
quiz-you = 你
quiz-ring-first = 先看第 { $ring } 环
quiz-after = 第 { $at } 步后
quiz-after-you = 第 { $at } 步后，你的
quiz-stands-right = 对
quiz-stands-none = 对，不计分
quiz-stands-shown = 看了答案
quiz-stands-open = 未答
quiz-stands-second = 第二次
quiz-stands-third = 第三次
quiz-first-answer = 第一次答 { $wrong }
quiz-first-answer-was = 第一次答 { $wrong }：{ $mistake }
quiz-done = 全部完成
quiz-results = 我的成绩
quiz-show-results = 看我的成绩
quiz-to-questions = 回到题目
quiz-kept = 成绩只存在这台设备上。一页列出所有答案和错误类型，可以给老师看。
quiz-mistakes-made = 错误
quiz-no-mistakes = 没有错误。
quiz-times = { $mistake }：{ $count } 次
quiz-asked = 题目
quiz-answers = 各题作答
quiz-solution = 正确答案
quiz-start-over = 重做
quiz-new = 换一组题
quiz-settings = 更换题目
quiz-kinds = 题型
quiz-pieces = 个数
quiz-questions = 题数
quiz-link = 给全班的链接
quiz-link-refused = 请复制这个链接：
quiz-print = 打印题目和答案
quiz-name = 姓名
quiz-paper-answers = 答案
quiz-paper-link = 在网页上做同样的题，答案当场检查：
