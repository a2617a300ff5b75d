### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they are called, what they show, and where they hold
rings-expect-seen = 从编号最大的起，每一行是对其中一个的要求。还没满足的，下面几行就是它的前提，直到有一个能动。
rings-expect-reach = 适用于任何状态、任何终点；终点是全 0 时，才能读成一个数。
rings-alternation-seen = 任何时候最多只有两种走法：动最前面的一个，或从它数起，动第一个 1 的下一个。两种走法交替；下面两道是接下来的几步。
rings-alternation-reach = 适用于任何状态、任何终点；数变大时，奇数与偶数对调。
rings-gray-code-seen = 一列数码，相邻两个只差一位：它是什么，又有什么用。
rings-one-by-one-reach = 适用于任何状态、任何终点，只要每步只动一个。
rings-two-rules-seen = 格雷码按两条规则一项接一项写下去，现在的状态就是其中一项。
rings-binary-seen = 上面用 1 和 0 表示状态，下面是对应的二进制数，也就是到全 0 的步数。
rings-shifts-seen = 求的还是那个二进制数，用电脑拿手的办法：整串数位一起运算几次。
rings-decrement-seen = 每走一步，二进制数加一或减一。进位可能让许多位一起翻转，格雷码却只变一位。
rings-automaton-seen = 一台机器从左到右读状态，用“照抄”和“互换”两种方式写出二进制数。最后一位说明轮到谁。
recursion-seen = 每一行是一件还没做完的事，由几件更小的同类事组成。框出的是正在做的那件，下一行再把它拆开。
rings-recursion-reach = 仅限全 1 与全 0 之间。
rings-purposes-seen = 一步步来看：每一步在为哪一个作准备，最终又是为了哪一个。
rings-purposes-reach = 适用于任何状态、任何终点；最多列出 21 步。
rings-mirror-seen = n 位的码，先是 n − 1 位的码，再倒着来一遍，并改变第 n 位。换一个开头做镜像，得到的也是格雷码，却不是这一种。
rings-strategy-one-seen = 不多想，先动最前面的一个，走错了就全部退回：看看会怎么样。
rings-strategy-reach = 终点只能是全 0。九位时，开头走错可能要 1,020 步，而不是 2 步。
rings-strategy-two-seen = 不多想，先动最前面的一个，走到错的一端再折返：看看会怎么样。
rings-questions-seen = 关于起点和终点的六个问题，不用试走就能回答。

## The card of what must be so first: a ladder of rings
rings-ring-is = { $place ->
    [on] { $ring } 在横杠上
   *[off] { $ring } 已解开
}
rings-wish-now = 现在动
rings-expect-free = { $place ->
    [on] 没有别的阻碍了：套上 { $ring }
   *[off] 没有别的阻碍了：解开 { $ring }
}
rings-expect-read-down = 从上往下读，已满足记 0，否则记 1：二进制 { $digits }，{ $to_go }。
rings-peek = 一环等一环
rings-then-alternate = 然后两种动作交替。

## The card of two rules
rings-alternation-first = { $parity ->
    [odd] 在横杠上的环有 { $on } 个，奇数：{ $rule }。
   *[even] 在横杠上的环有 { $on } 个，偶数：{ $rule }。
}
rings-odd = 奇数
rings-even = 偶数
rings-rule-ring-one = 动第 1 环
rings-rule-other-ring = 动横杠上最外一环再往里的那一环
rings-alternate = 然后两种动作交替：同一动作连做两次，等于没做。
rings-lane-other-ring = 另一环

## The card of what a Gray code is
rings-gray-code-is = 把同样长度、由 0 和 1 组成的数码全部排成一列，使相邻两个只差一位，就是格雷码。二进制计数做不到这一点：
rings-gray-code-carry = 二进制从 7 数到 8，是 0111 变成 1000，{ $flips } 位同时翻转；格雷码只变一位。
rings-gray-code-dial = 如果要在数码变化的时候读数，这就很要紧。设想一个转盘，用四个传感器读它的位置，每个读一位。它们总不会恰好在同一瞬间翻转，所以用二进制时，在 7 和 8 之间，0 到 15 的任何数都可能读出来。换成格雷码，拿不准的只有一位，读出来不是 7 就是 8。
rings-gray-code-who = 贝尔实验室的弗兰克·格雷（Frank Gray）用这种码传送信号，1947 年申请专利，1953 年获准，格雷码因此得名。而在 1872 年，路易·格罗（Louis Gros）已经从九连环里找到了它。
rings-gray-code-here = { $of ->
    [rings] 九连环也是这样。到全部解开的步数 f，这一步从 { $number } 变成 { $after }：二进制翻转 { $flips } 位，环只动一个，就是 { $piece }。
   *[others] 这里也是这样。到全为 0 的步数 f，这一步从 { $number } 变成 { $after }：二进制翻转 { $flips } 位，动的却只有 { $piece }。
}
rings-gray-code-cube = 把三位的数码放在立方体的顶点上，只差一位的两个之间正好有一条棱。格雷码就是沿着棱走、每个顶点恰好经过一次的路，也就是哈密顿路径。
rings-cube-along = { $list }：每一步都沿着棱。
rings-cube-off = { $list }，即二进制计数：有 { $jumps } 步离开了棱，所以不是格雷码。
rings-gray-code-not-unique = 三位数码这样的路有 144 条，同一条路正着走、倒着走算两条。上面第一条是反射格雷码，也就是实际走的那一条。
rings-history = 九连环的来历
rings-history-told = 流传的说法有两种，都无从证实。一说是战国的惠施发明的，《庄子》里记着他的话“连环可解也”。可是《战国策》里的“玉连环”只是两环相贯，不是九连环。另一说是三国的诸葛亮（181–234）发明的，好让妻子在他出征时解闷。
rings-history-known = 究竟是谁发明的，已不可考。在欧洲，卡尔达诺在 1550 年描述过它；1872 年，格罗用二进制数说明了它的解法。

## The card of the Gray sequence
rings-item = { $heading ->
    [down] 这是格雷码的第 { $item } 项，现在退回一项。
   *[up] 接着是格雷码的第 { $item } 项。
}
rings-rule-of-item = { $parity ->
    [odd] 奇数项改变最右边的一位，即 { $one }。
   *[even] 偶数项改变右起第一个 1（{ $ring }）左边的一位，即 { $next }。
}

## The card of binary and Gray code
rings-binary-rule = 从左到右，从 0 开始：二进制的每一位照抄前一位，遇到在横杠上的环就翻转。
rings-row-gray = 格雷码
rings-row-flips = 翻转
rings-row-binary = 二进制
rings-row-weight = 位权
rings-binary-sum = { $goal ->
    [0] = { $sum }：{ $far }。
   *[other] = { $sum }，终点是 { $goal }：{ $far }。
}
rings-column-gray = 环 = 格雷码
rings-column-to-go = 还差
rings-row-by-row = 从一行到下一行，二进制数差一，环只变一个。

## The card of shifts
rings-shifts-rule = 把整串数位右移 1、2、4……位，每次都与移位前的自己按位异或。
rings-shifts-number = 得到二进制数 { $number }

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] 把状态转成二进制，减一，再转回格雷码。
   *[up] 把状态转成二进制，加一，再转回格雷码。
}
rings-this-state = 这个状态
rings-decrement-carry = { $turned ->
    [1] 只有最后一位翻转，也就是 { $ring } 那一位。
   *[other] 最后 { $turned } 位一起翻转，格雷码却只变 { $ring } 那一位。
}

## The card of the machine that copies or swaps
rings-automaton-rule = 从左到右读，先照抄；每读到一个 1，从下一位起换成另一种方式。
rings-row-read = 读
rings-row-mode = 方式
rings-row-written = 写
rings-mode-copy = 照抄
rings-mode-swap = 互换
rings-machine = 两种方式：照抄与互换。读到 0 不变，读到 1 就换成另一种。
rings-automaton-turn = { $turn ->
    [ring-one] 最后一位是 { $last }：轮到 { $one }。
   *[other-ring] { $of ->
        [rings] 最后一位是 { $last }：轮到横杠上最外一环再往里的那一环。
       *[others] 最后一位是 { $last }：从 { $one } 数起，轮到第一个 1 的下一个。
    }
}

## The cards of recursion and of mirroring
rings-on-and-off-only = 仅限全部套上与全部解开之间
rings-stack-rule = 每件事分成四件更小的事；标出的正在做。
rings-job-down = 解开
rings-job-up = 套上
rings-mirror-rule = m 位的格雷码：先列出 m − 1 位的码，前面补 0；再倒过来列一遍，前面补 1。照着走，就是递归：
rings-mirror-count = { $of ->
    [rings] 下面各行的步数沿整条线数，从 { $from } 起共 { $last } 步；从全部套上到全部解开只是其中一段。
   *[others] 下面各行的步数沿整条线数，从 { $from } 起共 { $last } 步。
}
rings-other-code = 格雷码不止这一种
rings-other-code-rule = 两位的码换个顺序，再照样镜像：相邻两个还是只差一位，可实际走不了这条路。
rings-mirror-job-path = 倒走
rings-mirror-job-back = 顺走
rings-column-rings = 环的走法
rings-column-half = 后两位
rings-column-other-code = 也是格雷码，但不是实际的走法
rings-half-forward = 顺着抄
rings-half-backward = 倒着抄
rings-move-of = 第 { $next } 步，共 { $all } 步
rings-stack-kinds = “{ $down }”和“{ $up }”都会调用自己，这叫直接递归；又互相调用，这叫间接递归。
rings-stack-loop = 改用循环
rings-stack-loop-rule = 不用递归，用循环加一个栈也行。起初栈里只有 { $job }。每次取出栈顶的一项：是一步，就走这一步；是一件事，就把它的四行从最后一行起依次压入栈，n = 0 的直接丢掉。栈空了，也就做完了。

## The card of what each move is for
rings-purposes-rule = 由里向外想：要动一个环，它外侧的一环要在横杠上，再往外的都要解开。所以每一步都在为更里面的环作准备。
rings-purpose-last = { $mv }：更里面的环此后都不再动
rings-purpose-and-aim = { $mv }，好让 { $near }；最终是为了 { $far }
rings-column-move = 第几步
rings-column-ring = 动
rings-column-so-that = 好让
rings-purposes-group = { $span }：好让 { $aim }
rings-five-rings = 五连环全程：21 步

## The cards of the strategies
rings-strategy-one-rule = { $of ->
    [rings] 先动 { $one }（R），再与另一环（S）交替。做不了 S 时，全部退回，改成先做 S。
   *[others] 先动 { $one }（R），再与另一种走法（S）交替。做不了 S 时，全部退回，改成先做 S。
}
rings-strategy-two-rule = { $of ->
    [rings] 先动 { $one }（R），再与另一环（S）交替。做不了 S 时折返：再做一次 R，继续交替。
   *[others] 先动 { $one }（R），再与另一种走法（S）交替。做不了 S 时折返：再做一次 R，继续交替。
}
rings-leg-wrong = 走错
rings-leg-taken-back = 退回
rings-leg-solved = 解开
rings-strategy-length = 一共 { $moves }。
rings-strategy-right = 这个策略先动 { $one }，在这里是对的。
rings-strategy-wrong = 这个策略先动 { $one }，在这里方向反了：走 { $wrong }，再回头。

## The card of six questions: a table of questions and answers
rings-yes = 是
rings-no = 否
rings-is-solvable = 一定有解吗？
rings-is-unique = 解唯一吗？
rings-how-far-to-all-off = 几步全部解开？
rings-how-far-to = 几步到 { $to }？
rings-which-ring-is-move = { $of ->
    [rings] 第 { $number } 步动哪一环？
   *[others] 第 { $number } 步动哪一个？
}
rings-which-state-after = 第 { $number } 步之后是什么状态？
rings-examples = 郭君逸论文里的例题
rings-example = 例 { $number }
rings-example-wrong-start = 从 1010 出发，先动第 1 环就走反了；走对只要 12 步。
rings-example-graph = 三个环：8 个状态排成一条线。
rings-example-automaton = 照抄与互换：f(011001001) = 010001110。
rings-example-numbers = 还是这条线，每个状态旁边写上二进制的 f，从 111 到 000。
rings-example-other-code = 把 10、00、01、11 镜像，得到另一种三位格雷码。
rings-example-xor = 改用异或来算：f(011001001) = 010001110。
rings-example-from-all-off = 从全部解开出发，走 123 步，到 001000110。
rings-example-state-after = 从 101101100 出发，先动第 1 环，走 60 步，到 111000110。
rings-example-which-ring = 同一条路上，第 56 步动第 8 环。
rings-example-which-disc = 不管汉诺塔有几个盘子，只要够多，第 60 步动的都是 3 号盘。

## Where the moves are numbered from by the ruler
# A rung of the ladder: what a ring must do before a larger one can move.
rings-rung-wish = { $way ->
    [on] { $ring } 要套上
   *[off] { $ring } 要解开
}
slow-title = { $place ->
    [on] { $ring } 怎么套上？
   *[off] { $ring } 怎么解开？
}
slow-pull-back = 抽回横杠
slow-off-two = 提起圆环
slow-off-three = 推回横杠
slow-turn-ring = 侧转圆环
slow-off-five = 穿缝落下
slow-on-one = 圆环放低
slow-on-three = 穿缝上提
slow-on-five = 推回横杠
slow-play = 慢放
slow-stuck = 到这里就卡住了。

rings-expect-costs = 编号为 k 的一行若“还没有”，就要花 2^(k−1) 步：{ $sum }。
rings-expect-table = 把这个办法列成表
rings-expect-wanted = 期望
rings-expect-so = 已经符合
rings-expect-not = 不符合
rings-expect-first = 第 1 环
rings-expect-first-so = 没有要做的了。
rings-expect-first-not = 动第 1 环。
rings-expect-other = 第 n 环
rings-expect-other-so = 期望第 n − 1 环解开。
rings-expect-other-not = 若第 n − 1 环在横杠上，它外侧的环都已解开，就动第 n 环；不然，期望第 n − 1 环套上。
rings-parity-of-both = { $of ->
    [rings] 关键在于到全部解开的步数 f 是奇是偶（郭君逸，定理二）。在横杠上的环数，与 f 奇偶总是相同：这里是 { $on } 和 { $far }。
   *[others] 关键在于到全 0 的步数 f 是奇是偶（郭君逸，定理二）。1 的个数，与 f 奇偶总是相同：这里是 { $on } 和 { $far }。
}
rings-back-to-gray = 反过来，由二进制求格雷码（郭君逸，定理四）：把这个数与它的一半（向下取整）按位异或。
flip-title = 翻动任一行的一位，看另一行怎么变。
flip-digit = { $row }，第 { $place } 位：{ $digit }
flip-back = 回到这个状态
rings-shifts-why = 移 1 位之后，每一位是两位异或的结果；移 2 位之后是四位，移 4 位之后是八位。最后，每一位都与左边的所有各位异或过：到这里为止的 1 有奇数个就是 1。
rings-decrement-why = 为什么只变一位？格雷码的每一位说的是：二进制的这一位与前一位是否不同。相邻两位一起翻转，异同不变；只有翻转那一段的最左端，一位翻了，前一位没翻。
rings-stack-lengths = 把一件事的四行加起来，就是它的步数（郭君逸，推论一）：
rings-strategy-ends = 同一动作做两次等于没做（郭君逸，性质一），只有线的两端只有一种走法（郭君逸，性质二）。所以交替着走总会直达某一端，开头走错就到错的一端：
rings-strategy-right-cost = 开头对：f(x)
rings-strategy-wrong-cost = 开头错：2·(2^n − 1) − f(x)
rings-formula-one-line = { $states } 个状态排成一条线（郭君逸，定理一）
pair-blocks-seen = 逐环走法那条线上，你所在的八个状态。第 1、2 环一起动，就有两条捷径，跳过其中两个。
pair-blocks-reach = 适用于第 1、2 环可以一起动时的任何状态、任何终点。
pair-blocks-rule = 先当作逐环走，从全部解开起给状态编号。每八个一段，第 0 与第 2 个、第 5 与第 7 个都只差第 1、2 环：两环一起动，两步并作一步。
pair-blocks-place = 编号
pair-blocks-passed = 是否经过
pair-blocks-yes = 经过
pair-blocks-no = 跳过
pair-blocks-count = 所以一段八步只要六步；由逐环走到全部解开的步数 f，就得到现在的步数：
