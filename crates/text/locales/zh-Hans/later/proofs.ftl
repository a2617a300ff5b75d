### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

proof-why = 为什么？
proof-why-of = 为什么？{ $title }
proof-step-of = 第 { $step } 步，共 { $steps } 步
proof-back = 上一步
proof-next = 下一步
proof-copy = { $piece } { $place }

proof-fold-title = 为什么所有状态排成一条线
proof-fold-tag = 定理一
proof-fold-copies = 假设号数更小的那些已经排成一条线。加上 { $piece }，这条线就有了两份：自己那一位一份是 0，一份是 1。在同一份里，动的只是号数更小的。
proof-fold-joint = { $piece } 只在一处能动：下一位是 1，再往后全是 0，就像 { $joint }。这正是两份的同一个末端，所以两份在那里恰好有一步相连。
proof-fold-line = 把第二份翻开，两份就接成一条线，长了一倍：共 { $all } 个状态。只有一个时是两个状态的一条线，所以两个、三个、任意多个都成立。在一条线上，只有前进和后退。

proof-swap-title = 为什么读到 1，后面就互换
proof-swap-tag = 照抄或互换
proof-swap-words = f 是走到全 0 的步数。开头的 0 不影响步数，因为它根本不用动：f(0w) = f(w)。这里 w = { $w }，f(w) = { $low }。
proof-swap-mirror = 开头的 1 要变成 0，只有在 { $joint } 才行，也就是其余各位的另一端。所以 { $piece } 为 1 的那一份，正是为 0 的那一份的镜像。
proof-swap-sum = 从 1w 出发：到 { $joint } 要 2^(n−1) − 1 − f(w) = { $rest } 步，动 { $piece } 要 1 步，再到全 0 要 2^(n−1) − 1 = { $ones } 步。二进制里 2^n − 1 全是 1，用它去减，每一位都翻转：后面全部互换。
proof-swap-mirror-name = 镜子

proof-parity-title = 为什么奇数就动 { $piece }
proof-parity-tag = 定理二
proof-parity-bands = { $of ->
    [rings] 每动一步，在横杠上的环数增减一个，所以总是走到相邻的一层。
   *[others] 每动一步只变一位，1 的个数增减一个，所以总是走到相邻的一层。
}
proof-parity-last = { $of ->
    [rings] 最后一步必定是解开 { $piece }，这时横杠上只有一个环。{ $piece } 与另一环轮流动，在杠上的环数也一奇一偶。一路倒推回去：奇数动 { $piece }，偶数动另一环。
   *[others] 最后一步必定是动 { $piece }，这时只剩一个 1。{ $piece } 与另一个轮流动，1 的个数也一奇一偶。一路倒推回去：奇数动 { $piece }，偶数动另一个。
}
proof-parity-on = { $of ->
    [rings] 杠上环数
   *[others] 1 的个数
}
proof-parity-moves = 圆点里的数：动哪一个

proof-floors-title = 为什么奇数号盘不叠奇数号盘
proof-floors-tag = 归纳法
proof-floors-aside = 给每根柱子的底座编号：起点和终点是 n + 1，中间的是 n。这里 n = { $n }，只看奇偶。{ $n } 号盘上面的塔要从 { $from } 到 { $third }：脚下是 { $n } 号盘，去的是 { $n } 号底座，借用的是 { $floor } 号底座。格局相同，只少一个盘子。
proof-floors-largest = { $n } 号盘从 { $from } 到 { $to }：从 { $floor } 号底座到 { $floor } 号底座。{ $n } 与 { $floor } 一奇一偶，放得下。
proof-floors-follow = 小塔跟着从 { $third } 到 { $to }：从 { $n } 号底座到 { $n } 号盘上，借用 { $floor } 号底座，又是同样的格局。少一个盘子时成立，{ $n } 个就成立，所以奇偶相同的绝不相叠。小塔每次都绕反方向走，所以相邻两号盘绕的方向相反。
proof-floor = 底座 { $number }
proof-lies-on = { $disc } 在 { $number } 上
proof-peg-start = { $peg } 起点
proof-peg-third = { $peg } 中转
proof-peg-goal = { $peg } 终点

proof-ways-out-title = 为什么必胜局面总能走到必败局面
proof-ways-out-tag = 两条引理
proof-ways-out-cold = 必败局面走不到另一个必败局面：各对的数全不相同，差也全不相同，所以同行、同列、同一对角线上没有第二个必败局面。图中是 { $from }。
proof-ways-out-partner = 必胜局面 (x, y)（x ≤ y）分三种情形，都有出路。一、x 是某一对里较大的数：把 y 减到它的搭档，{ $from } 到 { $to }。
proof-ways-out-column = 二、x 是某一对里较小的数，而 y 太大：把 y 减下来，{ $from } 到 { $to }。
proof-ways-out-diagonal = 三、x 是较小的数，而 y 太小：这时两数之差比那一对小，差相同的一对排在前面。两堆一起减，{ $from } 到 { $to }。每个数恰好在一对里，所以没有别的情形。
proof-ways-out-case = { $from } 属于第 { $case ->
    [partner] 一
    [column] 二
   *[diagonal] 三
} 种情形：留下 { $to }。
proof-ways-out-choose = 任选一个局面：
proof-ways-out-right = x，向右
proof-ways-out-up = y，向上
proof-ways-out-is-cold = { $from } 是必败局面：走不到另一个必败局面。

proof-beatty-title = 为什么每个数恰好出现一次
proof-beatty-tag = 贝亚蒂定理
proof-beatty-quotients = 用 φ 和 φ² 去除 { $next }。因为 1/φ + 1/φ² = 1，两个商之和是 { $next }；两个商都不是整数，各自向下取整，和就少 1：{ $sum }。
proof-beatty-gaps = 向下取整后的商，就是 { $next } 之前 φ 和 φ² 的倍数各有几个，一共 { $n } 个；换成任何一个数都一样，总比那个数少一个。所以每两个相邻整数之间恰好有一个倍数，向下取整，每个正整数恰好得到一次。
proof-beatty-golden = 为什么是 φ？第 k 对相差 k，所以两行是某个 a 和 a + 1 的倍数；要正好分完所有的数，须有 1/a + 1/(a + 1) = 1，即 a² = a + 1：a 就是黄金比例 φ，a + 1 就是 φ²。
proof-beatty-lower = φ 的倍数：a(k) 一行
proof-beatty-upper = φ² 的倍数：b(k) 一行
