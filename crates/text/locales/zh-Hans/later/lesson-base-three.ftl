lesson-base-three = 数三个位置
lesson-base-three-line = 每个零件有三个位置，还有走不到的死路
lesson-base-three-learnt = 每个零件有三个位置，步数就按三进制来数，条件是所有状态在一条线上。线一旦分岔，就不是每个状态都能用一个步数说出来。

lesson-base-three-two = 又是一条线
lesson-base-three-two-text = 现在规定盘子只能移到相邻的柱子：A 和 B 之间，或者 B 和 C 之间。这样每个盘子有三个位置，要依次经过。
lesson-base-three-two-ask = 把两个盘子都搬到 C 柱。
lesson-base-three-two-ask-2 = 连两端在内，一共经过了几个状态？
lesson-base-three-two-hint = 1 号盘在 C 柱时，2 号盘才能离开 A 柱。
lesson-base-three-two-hint-2 = 数一数步数，别忘了出发时的那个状态。
lesson-base-three-two-done = 九个，正是两个盘子的全部状态。和九连环一样，这座塔也走在一条线上，一个状态也不漏。
lesson-base-three-two-eight = 八是步数。走八步，经过的状态要多一个。

lesson-base-three-count = 三进制
lesson-base-three-count-text = 每个盘子有三个位置，就像三进制的一位有 0、1、2 三种写法。如果一条线经过所有状态，不用走也能算出它有几步。
lesson-base-three-count-ask = 三个盘子，从 A 柱到 C 柱，要几步？
lesson-base-three-count-ask-2 = 4 到 6 个盘子呢？
lesson-base-three-count-hint = 三位三进制数有 27 个，这座塔全都经过。
lesson-base-three-count-hint-2 = 每多一个盘子，状态就是原来的三倍。一条线上，步数比状态数少一。
lesson-base-three-count-done = 3ⁿ − 1 步。每个零件有两个位置，步数就是二进制的；有三个位置，就是三进制的。
lesson-base-three-count-seven = 盘子能从 A 直接到 C 才是七步。这里要在 B 停一下。
lesson-base-three-count-states = 这是状态数。27 个状态之间，步数少 1。

lesson-base-three-elephants = 死路
lesson-base-three-elephants-text = 五头大象也各有三个位置，共 243 个状态。但解法是 114 步，不是 242 步。
lesson-base-three-elephants-ask = 连两端在内，解法经过几个状态？
lesson-base-three-elephants-ask-2 = 为什么不是全部 243 个？
lesson-base-three-elephants-hint = 从一个状态到下一个状态，要走一步。
lesson-base-three-elephants-hint-2 = 什么样的状态，最短的路线才会不经过？
lesson-base-three-elephants-done = 所有状态在一条线上，一个数就能说出一个状态。线一旦分岔，走不通的那些岔路，解法都不经过。
lesson-base-three-elephants-moves = 114 是步数。出发时的状态也要算。
lesson-base-three-elephants-dead-ends = 许多状态在解法旁边的死路里。
lesson-base-three-elephants-two-places = 大象其实只有两个位置。
lesson-base-three-elephants-two-places-why = 每头大象有三种摆法。
lesson-base-three-elephants-mistake = 大象可以跳过一个位置。
lesson-base-three-elephants-mistake-why = 每一步只让一头大象换到相邻的位置。
