# The page of lessons, and what all stops say.

learn-line = 看一看，试一试，证一证。进度只存在这台设备上。
learn-teachers = 给老师（英文）
learn-teachers-language = en
learn-lessons = 课程
learn-lessons-line = 每课一个问题，三到六站
learn-start = 开始
learn-go-on = 继续第 { $stop } 站
learn-again = 从头再来
learn-done-of = 已完成 { $done } / { $stops }
learn-stop-of = 第 { $stop } 站，共 { $stops } 站
learn-bars = 第 { $stop } 站，共 { $stops } 站，已完成 { $done } 站
learn-bar = 第 { $stop } 站：{ $title }{ $state ->
    [done] （已完成）
    [current] （当前）
   *[open] {""}
}
learn-all-stops = 所有站
learn-close = 离开课程
learn-back = 上一站
learn-skip = 跳过这一站
learn-next = 下一站：{ $title }
learn-skip-to-task = 跳到任务
learn-finish = 完成
learn-your-task = 任务
learn-right = 对了。
learn-shown = 答案在这里。
# 按钮：记下不评对错的猜测
learn-keep-guess = 就猜这个
learn-guess = 你猜的是 { $guess }。
# 一课结束时
learn-recalled = 一开始你猜的是 { $guess }，答案是 { $answer }。
learn-recalled-right = 一开始你猜的是 { $guess }，猜对了。
learn-waits = 先做完任务，再动手玩。
learn-yours = 动手试试吧。
learn-line-yours = 用时间轴试试吧。
learn-waits-ladder = 先填好梯子，再动手。
learn-waits-fold = 先转好第二份，再动手。
learn-waits-answer = 先回答，再动手。
learn-waits-answers = 先把空格填好，再动手。
learn-wrong-choice = “{ $answer }”不对。
learn-too-small = { $guess } 太小了。
learn-too-large = { $guess } 太大了。
learn-off-by-one = { $guess } 差了一。
learn-off-by-one-why = 想想数的是步数还是状态数，从哪里开始数。
learn-left-from = 从 { $state } 开始，还剩 { $moves } 步。
learn-states-from = 从 { $state } 开始，路上有 { $states } 个状态。
learn-step-is = 第 { $step } 步是 { $state }。
learn-digits-of = 这是 { $state } 的二进制数。
learn-differs = 那里 { $piece } { $there }，而 { $here } 里它 { $place }。
learn-too-far = { $pieces } 没有离目标这么远的状态。
learn-farthest = { $pieces } 的状态，离目标最多 { $moves }。
learn-moves-in-all = 整个解法共 { $moves }。
learn-made-by = 第 { $number } 步动的是 { $piece }。
learn-not-first = 第 { $number } 步动的也是 { $piece }，但不是第一次。
learn-makes = { $piece } 在第 { $number } 步动。
learn-no-piece = 这里没有 { $piece }。
learn-can-move = { $piece } 现在能动。
learn-cannot-move = { $piece } 现在不能动。
learn-moves-often = { $piece } 动 { $count } 次。
learn-in-pair = { $guess } 属于必败的一对：{ $small } 和 { $large }。
learn-other-pile = { $guess } 是这一对里{ $pile ->
    [small] 小
   *[large] 大
}的那一堆。
learn-change-from = 从 { $number } 到 { $next }，变 { $count } 位。
learn-parked = 停 { $count } 个要 { $moves }，还有更短的走法。
learn-try = 动手试试
learn-play = 走一遍：你说对了吗？
learn-playing = 你说 { $said } 步，已走 { $made } 步。
learn-played-right = { $moves } 走完，和你说的一样。
learn-played-other = 走了 { $moves }，你说的是 { $said } 步。
learn-played-longer = 还有更短的走法。
learn-not-cold = 你留下了 { $left } 和 { $right }，这不是必败局面。
learn-not-cold-why = 这样对手一步就能给你留下必败局面。石子已放回，再试一次。
learn-step-before = 第 { $step } 步在第 { $asked } 步之前。
learn-step-after = 第 { $step } 步在第 { $asked } 步之后。
learn-no-number = 请输入整数。
learn-no-word = 只能输入 0 和 1。
learn-no-pegs = 只能输入字母 A、B、C。
learn-backwards = { $guess } 读反了。
learn-backwards-why = 最大的环在最左边。
learn-backwards-discs = 最大的盘子在最左边。
learn-word-length = { $row ->
    [pegs] 一共 { $count } 个字母，每个盘子一个。
   *[digits] 一共 { $count } 位，每个环一位。
}
learn-first-digits = { $row ->
    [pegs] { $count ->
        [0] 第一个字母就不对。
       *[other] 前 { $count } 个字母对了，下一个不对。
    }
   *[digits] { $count ->
        [0] 第一位就不对。
       *[other] 前 { $count } 位对了，下一位不对。
    }
}
learn-choose-one = 请选一个答案。
learn-row-wrong = { $label } 那一格还不对。
learn-row-field = { $label } 的答案

# The ladder of wishes
ladder-on = 上
ladder-off = 下
ladder-is = { $place ->
    [on] 在横杠上
   *[off] 已解开
}
ladder-must-be = { $place ->
    [on] 要套上
   *[off] 要解开
}
ladder-question = 第 { $ring } 环要在
ladder-done = 已满足
ladder-not-yet = 还没有
ladder-right = 对
ladder-not-this = 不对
ladder-after = 先填第 { $ring } 环
ladder-last = 所以现在要动的是第几环
ladder-choose = 请给第 { $ring } 环选“上”或“下”。
ladder-needs = 第 { $waiting } 环在等它。
ladder-needs-why = 第 { $ring } 环在横杠上，它才能动。
ladder-blocks = 这样会挡住第 { $waiting } 环。
ladder-blocks-why = 第 { $neighbour } 环在横杠上、再往外的全部解开，它才能动。第 { $ring } 环就在其中。
ladder-stays = 没有哪个环需要第 { $ring } 环。
ladder-stays-why = 上面的环都已满足，所以它和别的环一样，要解开。
ladder-ring-wrong = 不是第 { $ring } 环。
ladder-ring-why = 找标着“还没有”的最下面一行：没有东西挡着它。
ladder-waits = 第 { $ring } 环等着动
ladder-which = 第 { $ring } 环：上还是下？
ladder-beyond = 第 { $ring } 环再往外：上还是下？

# The drawing of the line that is folded open
fold-name = 第二份的角度
fold-value = 还差 { $degrees } 度
fold-open = 已连成一条线
fold-first = 第 4 环解开
fold-second = 第 4 环套上，翻过来
fold-states = 16 个状态连成一条线，原来是两条 8 个状态的线。

# 找必败局面的棋盘
sieve-square = { $position }{ $state ->
    [cold] ，必败
    [struck] ，已划掉
   *[open] {""}
}
sieve-hot = { $position } 不是必败局面。
sieve-hot-why = { $take }，剩下 { $left }，输的是对方。

learn-tools = 练习和工具
learn-exercises-line = 选定题组，当场批改；全班打开同一链接，题目相同。
learn-exercises-verb = 做几题
learn-more = 更多玩法
learn-shelf-line = 拿在手里的同类益智玩具：各要多少步，哪些能在这里玩。
tool-begin = 从哪里开始
