lesson-hanoi-n = hanoi(n)
lesson-hanoi-n-line = 一个调用自己的函数，多深都行
lesson-hanoi-n-learnt = 要完成一个任务，就让它为更小的任务调用自己。每多一个盘子，步数加倍，打开的调用却只多一层。

lesson-hanoi-n-two = hanoi(2)
lesson-hanoi-n-two-text = 两个盘子：小的让开，大的移过去，小的再跟上。
lesson-hanoi-n-two-ask = 先猜一猜：十个盘子要几步？
lesson-hanoi-n-two-ask-2 = 把两个盘子都搬到 C 柱。
lesson-hanoi-n-two-hint = 写什么数都行。学完这一课，再看猜得准不准。
lesson-hanoi-n-two-hint-2 = 先把 1 号盘移到 B 柱。
lesson-hanoi-n-two-done = 让开，移过去，再叠上：更大的塔也分这三段来搬。

lesson-hanoi-n-lift = 先让路
lesson-hanoi-n-lift-text = 三个盘子。3 号盘要到 C 柱，上面两个得先让开。它们该放到哪里？
lesson-hanoi-n-lift-ask = 把 3 号盘移到 C 柱。
lesson-hanoi-n-lift-hint = C 柱要空着，所以 1、2 号盘放到 B 柱。这是终点不同的 hanoi(2)：先把 1 号盘移到 C 柱。
lesson-hanoi-n-lift-done = 先是终点不同的 hanoi(2)，然后 3 号盘走一步，它只走这一步。

lesson-hanoi-n-down = 再搬回去
lesson-hanoi-n-down-text = 两个小盘搬到 3 号盘上面，3 号盘不挡路。
lesson-hanoi-n-down-ask = 把 1、2 号盘搬到 C 柱。
lesson-hanoi-n-down-hint = 又是 hanoi(2)：先把 1 号盘移到 A 柱。
lesson-hanoi-n-down-done = hanoi(3) 就是 hanoi(2)、一步、再 hanoi(2)。

lesson-hanoi-n-count = 数步数
lesson-hanoi-n-count-text = 每多一个盘子，步数是小塔的两倍再加一。所以 hₙ = 2hₙ₋₁ + 1，从 1 开始。
lesson-hanoi-n-count-ask = 1 到 5 个盘子各要几步？
lesson-hanoi-n-count-hint = 从一开始，每一格是前一格的两倍再加一。
lesson-hanoi-n-count-done = 每次加倍再加一，就是 2ⁿ − 1：多一个盘子，差不多多一倍的步数。

lesson-hanoi-n-middle = 正中
lesson-hanoi-n-middle-text = 函数先为四个小盘调用自己，再移动最大的，然后又调用自己。
lesson-hanoi-n-middle-ask = 五个盘子，5 号盘在第几步动？
lesson-hanoi-n-middle-ask-2 = 第 16 步刚走完时，每个盘子各在哪根柱上？写五个字母，先写 5 号盘。
lesson-hanoi-n-middle-ask-3 = AACCC：只有三个小盘动过。这是第几步之后？
lesson-hanoi-n-middle-hint = 先执行 hanoi(4)，要 15 步，把四个小盘搬开。
lesson-hanoi-n-middle-hint-2 = 5 号盘刚到 C 柱，四个小盘停在它没用到的那根柱上。
lesson-hanoi-n-middle-hint-3 = hanoi(4) 从 hanoi(3) 开始，这时它刚结束。hanoi(3) 是两次 hanoi(2)，再加一步。
lesson-hanoi-n-middle-done = 第 16 步，前面 15 步，后面 15 步。hanoi(4) 先做的 hanoi(3) 在第 7 步完成。
lesson-hanoi-n-middle-before = 15 步之后四个小盘才让开，接着才动 5 号盘。
lesson-hanoi-n-middle-all = 31 是总步数。5 号盘在正中动。
lesson-hanoi-n-middle-after = 那是第 17 步之后：1 号盘又动了一次。
lesson-hanoi-n-middle-next = 第 8 步时 4 号盘也动过了。

lesson-hanoi-n-sixty-four = hanoi(64)
lesson-hanoi-n-sixty-four-text = 不论多少步，函数同时最多只有 64 层调用。网页可以直接跳到任何一步。
lesson-hanoi-n-sixty-four-ask = 跳到 64 号盘刚动完的那一步：第 2^63 步。
lesson-hanoi-n-sixty-four-hint = 时间轴上的步数是个输入框：写上 2^63，按回车。
lesson-hanoi-n-sixty-four-done = 这是 18,446,744,073,709,551,615 步里的第 9,223,372,036,854,775,808 步，正好在中间，64 号盘已到终点。
