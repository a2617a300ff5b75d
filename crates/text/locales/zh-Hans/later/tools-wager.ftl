### 打赌：先猜一个数或作一个比较，再和答案放在同一把尺上。

wager-title = 打赌
wager-line = 先下注再看：要多少步？哪个更费步数？哪个离终点更近？然后看看差了多远。
wager-verb = 下一注
wager-number = 第 { $number } 注，共 { $count } 注

wager-body = { $puzzle }（{ $pieces }）
wager-ask-moves = { $body }：一共要多少步？
wager-ask-more-often = { $body }：一路上，这两个哪个动得更多？
wager-ask-nearer = { $body }：哪个状态离终点（{ $goal }）更近？
wager-ask-longer = 这两个哪个要的步数更多？
wager-same = 两者一样

wager-slider = 你的赌注，在从一到十亿的尺上
wager-field = 步数
wager-not-a-number = 请输入 1 到 { $most } 之间的整数。
wager-place = 下注
wager-tick = { $power ->
    [0] 1
    [3] 一千
    [6] 一百万
   *[9] 十亿
}

wager-your-bet = 赌注
wager-your-second-bet = 第二注
wager-right-mark = 答案
wager-both = { $first }：{ $one }。{ $second }：{ $other }。
wager-exact = 分毫不差：{ $moves }。
wager-close = 误差在 10% 以内：要 { $moves }。
wager-percent = { $side ->
    [few] 少猜了 { $percent }%：要 { $moves }。
   *[many] 多猜了 { $percent }%：要 { $moves }。
}
wager-times = { $side ->
    [few] 猜得太少，差 { $times } 倍：要 { $moves }。
   *[many] 猜得太多，差 { $times } 倍：要 { $moves }。
}
wager-choice-right = 这一注你赢了。
wager-choice-wrong = 这一注你输了。
wager-too-few = 太少了，还不到一半。
wager-too-many = 太多了，超过了两倍。
wager-no = 不对。
wager-help-fewer = { $fewer } 要 { $less }。{ $all } 呢？
wager-help-states = 一共有 { $states } 个状态。
wager-help-count = { $one }：{ $moves }。另一个呢？
wager-help-pieces = { $one } 动 { $count } 次。另一个呢？
wager-second = 第二注：现在你押什么？
wager-show = 看答案
wager-next = 下一注
wager-end = 看看成绩
wager-look = 在题目上看

wager-why-doubles = { $fewer } 要 { $less }，{ $all } 要 { $moves }：多一个，步数大约就翻一倍。
wager-why-states = 每个零件有几个位置，状态数就乘以几。全部 { $states } 个状态各经过一次，所以步数比它少一。
wager-why-often = 依次动的编号是 { $row }……编号 1 每两步动一次，往后每个大约是前一个的一半。
wager-why-nearer = 状态就是一个格雷码数，这个数就是还要的步数：{ $first } 是 { $one }，{ $second } 是 { $other }。有几个环在横杠上，说明不了什么。
wager-why-rings-tower = n 个盘子要 2^n − 1 步，n 个环大约是 2^n 的三分之二。
wager-why-same-graph = 大象要等前面的大象，和环要等前面的环一模一样：同一道题，换了个身体。
wager-why-elephants-tower = n + 2 个盘子要 2^(n+2) − 1 步，n 头大象要 2^(n+2) − 2(n + 2) 步，只少一点。

wager-summary = 这一轮
wager-average = 你的估计平均差 { $doublings } 次翻倍。
wager-average-second = 算上第二注，是 { $doublings } 次。
wager-doubling = 差一次翻倍，就是猜成了一半或两倍。
wager-choices = { $count } 次选择里，第一次就选对了 { $right } 次。
wager-column-question = 问题
wager-column-bet = 你的赌注
wager-column-right = 答案
wager-new = 再来一轮
