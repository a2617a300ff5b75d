### 同一道题，两个身体：要找出这边的哪一个就是那边的哪一个。

bodies-title = 同一道题，两个身体
bodies-line = 哪头大象就是哪个环？找出能把每一步都搬过去的配对。还有：疯狂大象为什么配不上？
bodies-verb = 去配对

bodies-pair = 哪两道题
bodies-pair-name = { $left } 和 { $right }
bodies-pieces = 各有几个
bodies-task = 给左边的每一个配上右边的一个，再给它的每个位置配上对方的一个位置，使左边的每一步在右边也合规则。还是说，根本没有这样的配对？
bodies-task-unlike = 左边每个有 { $left } 个位置，右边每个有 { $right } 个，没法一个对一个地配。那么整个状态能不能一个对一个地配呢？

bodies-partner-of = { $piece } 配谁
bodies-places-of = { $piece } 的位置怎么配
bodies-is = { $left } = { $right }
bodies-equals = =
bodies-try = 试一试
bodies-none = 没有配对

bodies-fails-at = 往终点走的第 { $step } 步就不行了。
bodies-fails-beside = 往终点的一路都行，但旁边有一步不行。
bodies-conflict = 左边是“{ $left }”，右边就该是“{ $right }”。
bodies-again = 改一改配对，再试一次。
bodies-there-is = 有的。两边都是 { $states } 个状态连成一条线：两端的 { $ends } 个只有一步可走，其余都有两步。再找找。

bodies-found = 就是它：在全部 { $states } 个状态里，一边的每一步都是另一边的一步。
bodies-same = 这样的配对叫做同构。两道题的状态一样，走法也一样，只是零件的模样不同；所以对一道题成立的数目、解法和证明，对另一道也成立。
bodies-by-hand = 动哪一边都行，也可以按步骤按钮：另一边会跟着动。
bodies-other = 找出另一个正确的配对
bodies-back = 后退
bodies-forward = 前进
bodies-step = 一路共 { $steps } 步，走到第 { $step } 步
bodies-moves-of = { $puzzle } 的步骤
bodies-followed = { $left }。跟着就是：{ $right }。

## 两块板下面的第三个身体：还剩的步数，用二进制写。它的位不是环。

bodies-bits = 第三个身体：用二进制数还剩几步
bodies-to-go = 还剩 { $moves } 步：二进制 { $digits }
bodies-bits-ask = 状态一样多，每走一步就减一。那么每个环都是它的一位吗？试试看。
bodies-bit = 第 { $bit } 位
bodies-bit-of = { $piece } 是哪一位
bodies-bit-choose = 哪一位？
bodies-bit-fails = { $changed ->
    [piece] 不对：“{ $mv }”动了 { $piece }，可第 { $bit } 位没变：{ $before } → { $after }。
   *[bit] 不对：“{ $mv }”变了第 { $bit } 位，可 { $piece } 没动：{ $before } → { $after }。
}
bodies-bit-many = 这里减一，一下子变了 { $changes } 位；板上却只动了一个。
bodies-bit-is = 对：{ $piece } 一动，第 { $bit } 位就变；不动就不变。只有这一个环是一位。
bodies-bit-gray = 整个状态还是配得上的：一个环套在横杠上，当且仅当它那一位与左边一位不同。这就是格雷码。

bodies-right-none = 对，没有配对。
bodies-not-as-many = 左边有 { $left } 个状态，右边有 { $right } 个。配对时每个状态都要有自己的一个搭档，所以两边必须一样多。
bodies-dead-ends = 两边都是 { $states } 个状态。可是只有一步可走的死路，左边有 { $left } 个，右边有 { $right } 个。配对不改变一个状态有几步可走，死路只能配死路，而两边不一样多。左边的状态连成一条线，右边的长成一棵树。
bodies-other-moves = 两边都是 { $states } 个状态。可是有 { $moves } 步可走的，左边有 { $left } 个，右边有 { $right } 个。配对不改变一个状态有几步可走。
bodies-count = 数什么
bodies-count-states = 状态
bodies-count-moves = { $moves ->
    [1] 只有 1 步可走（死路）
   *[other] 有 { $moves } 步可走
}
