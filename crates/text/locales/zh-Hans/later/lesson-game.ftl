lesson-game = 谁会赢？
lesson-game-line = 两堆石子，哪些局面该留给对方
lesson-game-learnt = 从一个局面怎么走都让对方能赢，它就是必败的。所以从终局往回推，就能找出必败局面；这个游戏里，它们合着黄金比例。

lesson-game-cold = 哪些局面必败？
lesson-game-cold-text = 两堆石子。从一堆取，或从两堆取同样多，取到最后一颗的人赢。有些局面怎么走都输，叫必败局面。
lesson-game-cold-ask = 每堆最多七颗，找出其中的必败局面：轮到谁走谁就输的格子，逐个点出来。
lesson-game-cold-ask-2 = 角上那一对叫第 0 对，其余的是第 1 到第 3 对。每一对里，两堆各差几颗？
lesson-game-cold-hint = 一颗也不剩时，轮到走的人已经输了，所以从角上开始。划掉的格子都能赢：从那里走一步，就到一个必败的格子。剩下的格子里，先看离角最近的。
lesson-game-cold-hint-2 = 大的一堆减去小的一堆。
lesson-game-cold-done = 第 k 对相差 k。划掉能赢的，剩下的就是必败的。

lesson-game-pairs = 下一对
lesson-game-pairs-text = 必败的格子划掉它所在的行和列，所以一个数不会在两对里。它还划掉对角线，所以一个差不会出现两次。
lesson-game-pairs-ask = 已经找到 0 和 0、1 和 2、3 和 5、4 和 7。下一对里，小的一堆是剩下的数里最小的。是几？
lesson-game-pairs-ask-2 = 差也是剩下的差里最小的。大的一堆是几？
lesson-game-pairs-hint = 用过的有 0、1、2、3、4、5、7。
lesson-game-pairs-hint-2 = 用过的差有 0、1、2、3。小的一堆加上下一个差。
lesson-game-pairs-done = 两条规则给出所有必败局面：小的一堆取还没用过的最小的数，差每次加一。所以每个数只在一对里。

lesson-game-play = 留下必败局面
lesson-game-play-text = 给对方留下必败局面的人会赢：对方怎么取，都会变成必胜局面，而从必胜局面总能再留下一个必败局面。
lesson-game-play-ask = 给对方留下一个必败局面。
lesson-game-play-hint = 找一个走得到的必败局面，比如 3 和 5。
lesson-game-play-done = 这就是必败局面。对方每取一次，都再留一个，最后一颗就归你。

lesson-game-golden = 黄金比例
lesson-game-golden-text = 要找一对，不必先找出前面所有的对。小的一堆乘以黄金比例 1.618……，再向上取整，就是大的一堆。
lesson-game-golden-ask = 第十对里，小的一堆是 16。大的一堆是几？
lesson-game-golden-hint = 16 乘以 1.618，比 25.9 略小。
lesson-game-golden-done = 必败的一对对数合着黄金比例，所以石子再多，也能马上算出谁会赢。
lesson-game-golden-down = 要向上取整：25 还不到 25.9。
