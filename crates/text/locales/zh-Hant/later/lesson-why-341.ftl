lesson-why-341 = 為什麼是 341？
lesson-why-341-line = 九個環的步數從哪裡來

lesson-why-341-two = 兩個環
lesson-why-341-two-text = 從小的開始。一個環一步就取下。兩個環要兩步，但先後有講究。
lesson-why-341-two-ask = 把兩個環都取下。
lesson-why-341-two-hint = 第 1 環在劍上，第 2 環才能動。
lesson-why-341-two-done = 兩步：先第 2 環，再第 1 環。

lesson-why-341-clear = 先讓路
lesson-why-341-clear-text = 現在是四個環。第 4 環應當最先取下，因為別的環都取下以後就幫不上忙了。它要第 3 環在劍上，第 1、2 環取下。
lesson-why-341-clear-ask = 把第 1、2 環取下。
lesson-why-341-clear-hint = 這又是兩個環的題目。
lesson-why-341-clear-done = 兩步，和單獨兩個環一樣。

lesson-why-341-big-ring = 大環
lesson-why-341-big-ring-text = 第 3 環在劍上，第 1、2 環取下了：第 4 環要的正是這樣。
lesson-why-341-big-ring-ask = 取下第 4 環。
lesson-why-341-big-ring-hint = 點最左邊的第 4 環。
lesson-why-341-big-ring-done = 一步，第 4 環從此不再動。

lesson-why-341-back-on = 放回去
lesson-why-341-back-on-text = 還有三個環，但只有第 3 環在劍上。把兩個小的放回去，就成了三個環的題目。
lesson-why-341-back-on-ask = 把第 1、2 環放上。
lesson-why-341-back-on-hint = 先放第 1 環：它在劍上，第 2 環才能動。
lesson-why-341-back-on-done = 又是兩步，正好倒過來走。

lesson-why-341-rest = 剩下的
lesson-why-341-rest-text = 第 4 環取下了，另外三個都在劍上。第 4 環的事已經做完。
lesson-why-341-rest-ask = 三個環要幾步？
lesson-why-341-rest-off = 第 4 環不再動了。
lesson-why-341-rest-left = 還剩什麼要做？
lesson-why-341-rest-hint = 照樣做：取下第 1 環，取下第 3 環，放回第 1 環，再做兩個環：1 + 1 + 1 + 2。
lesson-why-341-rest-done = 五步。
lesson-why-341-rest-three = 每個環都要動，但第 1 環不止動一次。

lesson-why-341-sum = 加起來
lesson-why-341-sum-text = 讓開兩個環，取下第 4 環，放回兩個環，再做三個環：a₄ = a₂ + 1 + a₂ + a₃。環再多也是這樣。
lesson-why-341-sum-ask = 四個環要幾步？
lesson-why-341-sum-parts = 一段接一段地走。
lesson-why-341-sum-total = 加起來要幾步？
lesson-why-341-sum-ask-2 = 照這樣加下去，一直到九個環。
lesson-why-341-sum-again = 多一個環，還是這幾段。
lesson-why-341-sum-on = 接下去怎麼加？
lesson-why-341-sum-hint = 前面已經得到 a₂ = 2，a₃ = 5，代進去就行。
lesson-why-341-sum-hint-2 = a₃ = 5，a₄ = 10。五個環：a₄ + 2 · a₃ + 1。
lesson-why-341-sum-done = 341，就是這樣來的。

lesson-why-341-formula = 不用一個個加
lesson-why-341-formula-text = 1、2、5、10、21、42、85、170、341，每次差不多加倍。寫成二進位，是 1、10、101、1010，依此類推。環數是奇數時，就是 1 + 4 + 16 + …，只比下一個 4 的冪的三分之一略小；是偶數時再加倍。所以 n 個環是 ⌊2 · 2ⁿ / 3⌋：2 的冪的三分之二，捨去小數。
lesson-why-341-formula-ask = 十個環要幾步？
lesson-why-341-formula-many = 十個環，一步步走太久。
lesson-why-341-formula-says = 用公式算是多少？
lesson-why-341-formula-hint = 2 · 1,024 = 2,048，除以 3，去掉餘數。
lesson-why-341-formula-done = 682，正好是 341 的兩倍。環數是奇數時，是前一個的兩倍再加一。
lesson-why-341-formula-rounded = 要捨去小數：2,048 / 3 是 682 又三分之二。
