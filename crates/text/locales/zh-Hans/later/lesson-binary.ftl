lesson-binary = 九连环与二进制
lesson-binary-line = 从环的上下读出还差几步
lesson-binary-learnt = 环的上下是一个数的另一种写法。照抄与互换把它变成二进制，比较相邻的两位又变回来，每走一步就减一。

lesson-binary-count = 最远的一端
lesson-binary-count-text = 三个环有八个状态，排成一条线。一端是全部解开，另一端是只剩第 3 环。
lesson-binary-count-ask = 从这里还差几步？
lesson-binary-count-hint = 线上有八个状态，现在在其中一端。相邻的两个之间是一步。
lesson-binary-count-done = 七步，二进制是 111：三个环，三位。
lesson-binary-count-one = 横杠上虽只有一个环，但它还不能动。
lesson-binary-count-four = 把 100 当作二进制是四，可是环的上下并不就是那个二进制数。

lesson-binary-read = 读出各环
lesson-binary-read-text = 套上的环把后面的线倒过来，倒过来就是 0 和 1 互换。所以从左到右读，在横杠上读作 1。先照抄；每读到一个 1，就在照抄和互换之间切换。
lesson-binary-read-ask = 写出这五个环对应的二进制数。
lesson-binary-read-hint = 第一个 1 照抄。然后互换：0 变成 1，下一个 1 变成 0。
lesson-binary-read-done = 还差 27 步。把各环从头到尾读一遍就知道了。
lesson-binary-read-state = 这就是环的那一行。从第二位起要互换。

lesson-binary-write = 写出各环
lesson-binary-write-text = 反过来也行。取二进制数，每一位和前一位比：相同是解开，不同是套上。
lesson-binary-write-ask = 还差十二步，二进制是 01100。哪些环在横杠上？在的写 1，解开的写 0。
lesson-binary-write-hint = 第一位前面当作 0。0 和 0 相同，0 和 1 不同，1 和 1 相同。
lesson-binary-write-done = 这是 12 的格雷码。相邻的数只差一个环。
lesson-binary-write-binary = 这就是那个二进制数。每一位要和前一位比。

lesson-binary-minus-one = 往下数
lesson-binary-minus-one-text = 走一步就减一：从 12 到 11，从 01100 到 01011。二进制变了三位，环却只动一个。
lesson-binary-minus-one-ask = 动的是第几环？
lesson-binary-minus-one-hint = 看变了的那几位：相邻两位原来相同的还是相同，不同的还是不同，只有左端变了。
lesson-binary-minus-one-done = 第 3 环：最左边变了的那一位就是它。
lesson-binary-minus-one-one = 只有最后一位变的时候，才动第 1 环。

lesson-binary-parity = 奇数还是偶数
lesson-binary-parity-text = 每一步让横杠上的环多一个或少一个。最后一步是解开第 1 环，那时横杠上有一个环。所以横杠上有奇数个环时，就动第 1 环。
lesson-binary-parity-ask = 现在四个环在横杠上，下一步动什么？
lesson-binary-parity-hint = 奇数才动第 1 环，四是偶数。除了第 1 环，还有哪个环能动？
lesson-binary-parity-done = 两条规则就够了，什么状态都能解，不用数。
lesson-binary-parity-one = 第 1 环
lesson-binary-parity-one-why = 横杠上有奇数个环时才这样。
lesson-binary-parity-other = 横杠上最外一环再往里的那一环
lesson-binary-parity-both = 哪个都行
lesson-binary-parity-both-why = 其中一个会离终点更远。

lesson-binary-nine = 九个环
lesson-binary-nine-text = 现在全部用上：读出九个环，写出二进制数，再把位权加起来。
lesson-binary-nine-ask = 还差几步？
lesson-binary-nine-rings = 这是把环的那一行直接当作二进制。先照抄、互换，再加。
lesson-binary-nine-digits-only = 这是二进制的写法。再把每个 1 的位权加起来。
lesson-binary-nine-hint = 九位的位权是 256、128、64、32、16、8、4、2、1。先照抄，每读到 1 就切换。
lesson-binary-nine-done = 一步没走，就从环上读出了一个数。
