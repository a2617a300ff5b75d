lesson-gray = 什么是格雷码
lesson-gray-line = 一次只变一位
lesson-gray-learnt = 格雷码里，相邻的两个只差一位，所以中途不会读错。它是沿着立方体的棱走遍所有顶点的一条路，九连环走的就是这样一条。

lesson-gray-carry = 从 7 到 8
lesson-gray-carry-text = 数只加一，二进制却可能变好几位。7 是 0111，8 是 1000。
lesson-gray-carry-ask = 从 7 到 8，变了几位？
lesson-gray-carry-hint = 把 0111 和 1000 上下对齐，一位一位地比。
lesson-gray-carry-done = 每一位都变了。从 6 到 7，即 0110 到 0111，却只变一位：要看进位进到哪里。
lesson-gray-carry-one = 数只大了一，变的却不止一位。
lesson-gray-carry-three = 这是由 1 变成 0 的几位。第一位也变了。

lesson-gray-dial = 转到一半
lesson-gray-dial-text = 四个传感器读一个转盘的位置，每个读一位。它们总不会恰好在同一瞬间翻转。转盘从 0111 转到 1000，第一位比其余几位早一点翻转。
lesson-gray-dial-ask = 那一瞬间读出来是多少？
lesson-gray-dial-hint = 第一位已经是 1，其余几位还是 7 的。
lesson-gray-dial-done = 是 1111，与 7 和 8 都差得很远。要看哪几位慢了，0 到 15 的任何数都可能出现。
lesson-gray-dial-seven = 7
lesson-gray-dial-seven-why = 那是 0111，可是第一位已经翻转了。
lesson-gray-dial-fifteen = 15
lesson-gray-dial-eight = 8
lesson-gray-dial-eight-why = 那是 1000，可是后三位还没有翻转。

lesson-gray-digit = 一次一位
lesson-gray-digit-text = 格雷码里，相邻两个只差一位。拿不准的只有这一位，所以读出来总是相邻两个中的一个。它得名于弗兰克·格雷 1953 年的专利；而在 1872 年，路易·格罗已经从九连环里找到了它。现在环是 1100，还差 8 步。
lesson-gray-digit-ask = 走一步，从 8 到 7。
lesson-gray-digit-hint = 动第 1 环会到 9。另外还有哪个环能动？
lesson-gray-digit-done = 从 1100 到 0100：环动一个，码变一位。换成二进制，要变四位。

lesson-gray-cube = 沿着立方体的棱
lesson-gray-cube-text = 三位就是三个方向：向右、向上、向后。于是三位的数码就是立方体的各个顶点，只差一位的两个之间有一条棱。格雷码就是沿着棱走、每个顶点恰好经过一次的路。三个环走的正是这样一条路。
lesson-gray-cube-ask = 三个环的这条路上有几条棱？
lesson-gray-cube-hint = 从一个顶点到下一个，走一条棱；到最后一个顶点，路就到头了。
lesson-gray-cube-eight = 这是顶点的个数。两个顶点之间才有一条棱。
lesson-gray-cube-twelve = 立方体有十二条棱，可是这条路没有全部走到。
lesson-gray-cube-ask-2 = 下面哪一列也是格雷码？
lesson-gray-cube-hint-2 = 相邻两个只差一位，而且每个数码恰好出现一次。
lesson-gray-cube-counting = 000 001 010 011 100 101 110 111
lesson-gray-cube-counting-why = 从 001 到 010 变了两位，中间没有棱。
lesson-gray-cube-twice = 000 001 000 010 011 111 101 100
lesson-gray-cube-twice-why = 000 出现了两次，110 却没有。
lesson-gray-cube-other = 010 000 001 011 111 101 100 110
lesson-gray-cube-done = 格雷码有很多种：立方体上这样的路有 144 条，九连环走的是其中一条。
