### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

proof-why = 为什么？
proof-why-of = 为什么？{ $title }
proof-step-of = 第 { $step } 步，共 { $steps } 步
proof-back = 上一步
proof-next = 下一步

proof-fold-title = 为什么所有状态排成一条线
proof-fold-tag = 郭君逸，定理一
proof-fold-copies = 假设编号更小的那些已经排成一条线，一端是全 0，另一端只有首位是 1。加上 { $piece }，这条线就有了两份：自己那一位一份是 0，一份是 1。在同一份里，动的只是编号更小的。
proof-fold-joint = { $piece } 只在一处能动：下一位是 1，再往后全是 0，就像 { $joint }。对编号更小的那些来说，这正是首位为 1 的那一端，所以两份在那里恰好有一步相连。
proof-fold-line = 把第二份翻开，两份就接成一条线，长了一倍：共 { $all } 个状态；两端又是全 0 和只有首位是 1。只有一个时，0 和 1 两个状态就是一条线，所以两个、三个、任意多个都成立。在一条线上，只有前进和后退。

proof-swap-title = 为什么读到 1，后面就互换
proof-swap-tag = 郭君逸，定理三
proof-swap-words = f 是走到全 0 的步数。开头的 0 不影响步数，因为它根本不用动：f(0w) = f(w)。这里 w = { $w }，f(w) = { $low }。
proof-swap-mirror = 开头的 1 要变成 0，只有在 { $joint } 才行，也就是其余各位的另一端。所以 { $piece } 为 1 的那一份，正是为 0 的那一份的镜像。
proof-swap-sum = 从 1w 出发：到 { $joint } 要 2^(n−1) − 1 − f(w) = { $rest } 步，动 { $piece } 要 1 步，再到全 0 要 2^(n−1) − 1 = { $ones } 步。二进制里 2^n − 1 全是 1，用它去减，每一位都翻转：后面全部互换。
proof-swap-mirror-name = 镜子

proof-parity-title = 为什么奇数就动 { $piece }
proof-parity-tag = 郭君逸，定理二，不用 f
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
proof-ways-out-tag = 分三种情形
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
proof-beatty-golden = 为什么是 φ？假设两行是某个 a 和某个 b 的倍数，各自向下取整。第 k 对相差 k，所以 b = a + 1；要正好分完所有的数，须有 1/a + 1/b = 1。合起来就是 a² = a + 1：a 就是黄金比例 φ，b 就是 φ²。
proof-beatty-lower = φ 的倍数：a(k) 一行
proof-beatty-upper = φ² 的倍数：b(k) 一行

proof-pairs-title = 为什么三对柱子轮流
proof-pairs-tag = 盯住 1 号盘
proof-pairs-smallest = 1 号盘每隔一步动一次：它连动两步，本可以并成一步；别的盘子连动两步，只会搬过去又搬回来。1 号盘绕的方向始终不变，所以它用到的几对柱子依次轮流：{ $pairs }。
proof-pairs-others = 中间那一步，1 号盘在某根柱子的最上面，别的盘子既离不开这根柱子，也上不去。所以 1 号盘走完 { $from } → { $to }，下一步只能在另外两根柱子 { $from } 和 { $third } 之间。
proof-pairs-cycle = 连看三步：1 号盘 { $from } → { $to }，接着是 { $pair } 这一对，然后 1 号盘再走 { $to } → { $third }，三对各出现一次。后三步还是这三对：先是不含 { $third } 的一对，因为 1 号盘在那里；再是 1 号盘到 { $from }；最后是不含 { $from } 的一对。这时 1 号盘回到原处，一切从头再来。

proof-same-peg-title = 为什么同柱就是同一个数字
proof-same-peg-tag = 一半再一半
proof-same-peg-halves = 把各步从 0 编号到 2^n − 1，写成 n 位二进制数。{ $disc } 只动一次，就在正中间：前一半它在 { $from }，它那一位（首位）是 0；后一半它在 { $to }，这一位是 1。
proof-same-peg-next = 每一半里，它上面的塔都要搬一次，而塔底的 { $smaller } 在这一半的正中间动：先是 { $from } → { $third }，后是 { $third } → { $to }。前一半，它从 { $disc } 所在的柱子出发：同柱时两个都是 0，离开后它是 1。后一半，它回到 { $disc } 所在的柱子：不同柱时它是 0，同柱后两个都是 1。总之，同柱则数字相同，不同柱则数字相反。
proof-same-peg-on = 再小一号的盘子也是这样，一直到 1 号盘：i 号盘动之前（数字是 0），它上面的塔从它那根柱子出发；动之后（数字是 1），它上面的塔搬回它那根柱子。这里各盘从大到小在 { $pegs }，所以各位是 { $digits }，就是第 { $step } 步。
proof-same-peg-cells = 柱子和数字

proof-blocks-title = 为什么次数要向下取整
proof-blocks-tag = 只数整格
proof-blocks-when = { $disc } 是一座 { $size } 盘小塔的塔底。搬这座小塔要 { $ones }，{ $disc } 在正中间动，就是第 { $half } 步。只要还有更大的盘子，接着就有一个更大的动一步，然后小塔再搬一次。所以 { $disc } 先在第 { $half } 步动，之后每 { $period } 步动一次。
proof-blocks-count = 提前 { $half } 步开始数，每 { $period } 步一格，{ $disc } 每次动都正好在一格的末尾。走了 k 步，就过了 (k + { $half }) / { $period } 格。最后一格如果不满，末尾的那一次就还没动。所以只数整格，这就是向下取整。

proof-thirds-title = 为什么是 2 的幂的三分之二，向下取整
proof-thirds-tag = 4 的幂
proof-thirds-digits = 全是 1 的时候，照抄与互换轮着来：第一个 1 照抄，第二个互换，第三个又照抄。所以走到全 0 的步数 f，写成二进制就是 1010…。这里由 { $word } 得到 { $digits }。
proof-thirds-square = 位数是奇数时，末位是 1，往前每隔一位又是 1：这是 4 的各次幂之和。把一个有 { $cells } 格的正方形四等分，取一份再四等分，一直分到只剩一格。每种大小都有三份，其中一份涂了色，最后多出一格。所以涂色的 { $sum } 格，是 { $cells } − 1 的三分之一。
proof-thirds-rounded = 位数是偶数时，末尾多一个 0，全部加倍：两个正方形，多出两格。总之，2^(n+1) 是 f 的三倍再多 1 或 2。多出来的不到 3，所以 2^(n+1) 除以 3 再向下取整，去掉的恰好就是多出来的。

proof-half-title = 为什么与自己的一半异或就是格雷码
proof-half-tag = 比较相邻两位
proof-half-differ = f 的每一位，说的是状态里到这一位为止，1 的个数是不是奇数。再往后一位，状态在那里是 1，奇偶就变；是 0，就不变。所以把 f 的每一位和前一位比一比：不同的地方，状态就是 1。
proof-half-shift = f 的一半，就是各位数字都右移一位。向下取整去掉的是末位：它后面没有别的位要和它比。现在每一位都和它的前一位对齐，异或就是比较这两位：相同得 0，不同得 1，这就是状态。

## The states of a puzzle of one’s own form a tree.
proof-tree-title = 为什么只有一条路
proof-tree-tag = 看最慢的零件
proof-tree-copies = { $piece } 不动时，动的只是更快的零件。所以它每站一个位置，更快的零件的那棵状态树就有一份。
proof-tree-joint = { $piece } 要走一步，更快的零件必须正好停在一个状态，第一处是 { $guard }。所以相邻的两份之间只有一步相连。
proof-tree-whole = 几棵树排成一排，每棵只用一步连到下一棵，合起来还是一棵树：不走回头路，任何两个状态之间恰好有一条路，也不会永远卡住。只有一个零件时，状态就是一排位置，所以两个、三个、任意多个零件都成立。一棵树的步数比状态数少一。
