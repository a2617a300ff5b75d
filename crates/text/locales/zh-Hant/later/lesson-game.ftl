lesson-game = 誰會贏？
lesson-game-line = 兩堆石子，哪些局面該留給對方
lesson-game-learnt = 從一個局面怎麼走都讓對方能贏，它就是必敗的。所以從終局往回推，就能找出必敗局面；這個遊戲裡，它們合著黃金比例。

lesson-game-cold = 哪些局面必敗？
lesson-game-cold-text = 兩堆石子。從一堆取，或從兩堆取同樣多，取到最後一顆的人贏。有些局面怎麼走都輸，叫必敗局面。
lesson-game-cold-ask = 每堆最多七顆，找出其中的必敗局面：輪到誰走誰就輸的格子，逐一點出來。
lesson-game-cold-ask-2 = 角上那一對叫第 0 對，其餘的是第 1 到第 3 對。每一對裡，兩堆各差幾顆？
lesson-game-cold-hint = 一顆也不剩時，輪到走的人已經輸了，所以從角上開始。劃掉的格子都能贏：從那裡走一步，就到一個必敗的格子。剩下的格子裡，先看離角最近的。
lesson-game-cold-hint-2 = 大的一堆減去小的一堆。
lesson-game-cold-done = 第 k 對相差 k。劃掉能贏的，剩下的就是必敗的。

lesson-game-pairs = 下一對
lesson-game-pairs-text = 必敗的格子劃掉它所在的列和行，所以一個數不會在兩對裡。它還劃掉對角線，所以一個差不會出現兩次。
lesson-game-pairs-ask = 已經找到 0 和 0、1 和 2、3 和 5、4 和 7。下一對裡，小的一堆是剩下的數裡最小的。是幾？
lesson-game-pairs-ask-2 = 差也是剩下的差裡最小的。大的一堆是幾？
lesson-game-pairs-hint = 用過的有 0、1、2、3、4、5、7。
lesson-game-pairs-hint-2 = 用過的差有 0、1、2、3。小的一堆加上下一個差。
lesson-game-pairs-done = 兩條規則給出所有必敗局面：小的一堆取還沒用過的最小的數，差每次加一。所以每個數只在一對裡。

lesson-game-play = 留下必敗局面
lesson-game-play-text = 給對方留下必敗局面的人會贏：對方怎麼取，都會變成必勝局面，而從必勝局面總能再留下一個必敗局面。
lesson-game-play-ask = 給對方留下一個必敗局面。
lesson-game-play-hint = 找一個走得到的必敗局面，例如 3 和 5。
lesson-game-play-done = 這就是必敗局面。對方每取一次，都再留一個，最後一顆就歸你。

lesson-game-golden = 黃金比例
lesson-game-golden-text = 要找一對，不必先找出前面所有的對。小的一堆乘以黃金比例 1.618……，再向上取整，就是大的一堆。
lesson-game-golden-ask = 第十對裡，小的一堆是 16。大的一堆是幾？
lesson-game-golden-hint = 16 乘以 1.618，比 25.9 略小。
lesson-game-golden-done = 必敗的一對對數合著黃金比例，所以石子再多，也能馬上算出誰會贏。
lesson-game-golden-down = 要向上取整：25 還不到 25.9。
