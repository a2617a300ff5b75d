lesson-why-341 = 為什麼是 341？
lesson-why-341-line = 九個環的步數從哪裡來
lesson-why-341-learnt = 大的題目由環數較少的同樣的題目拼成。由此得到一個從小到大的加法，再由加法得到公式。

lesson-why-341-two = 兩個環
lesson-why-341-two-text = 從小的開始。一個環一步就取下。兩個環要兩步，但先後有講究。
lesson-why-341-two-ask = 先猜一猜：九個環要幾步？
lesson-why-341-two-ask-2 = 把兩個環都取下。
lesson-why-341-two-hint = 寫什麼數都行。學完這一課，再看猜得準不準。
lesson-why-341-two-hint-2 = 第 1 環在劍上，第 2 環才能動。
lesson-why-341-two-done = 先取大的，趁小的還在，可以幫忙。

lesson-why-341-clear = 先讓路
lesson-why-341-clear-text = 現在是四個環。第 4 環應當最先取下，因為別的環都取下以後就幫不上忙了。為此要先做到什麼？
lesson-why-341-clear-ask = 先把第 4 環取下。
lesson-why-341-clear-hint = 第 4 環要第 3 環在劍上，第 1、2 環取下。這又是兩個環的題目。
lesson-why-341-clear-done = 讓路要兩步，和單獨兩個環一樣；再走一步，第 4 環就取下了，從此不再動。

lesson-why-341-back-on = 放回去
lesson-why-341-back-on-text = 還有三個環，但只有第 3 環在劍上。把兩個小的放回去，就成了三個環的題目。
lesson-why-341-back-on-ask = 把第 1、2 環放上。
lesson-why-341-back-on-hint = 先放第 1 環：它在劍上，第 2 環才能動。
lesson-why-341-back-on-done = 同樣的兩步倒過來走：放回去和讓路，步數一樣。

lesson-why-341-rest = 剩下的
lesson-why-341-rest-text = 第 4 環取下了，另外三個都在劍上。第 4 環的事已經做完。
lesson-why-341-rest-ask = 三個環要幾步？
lesson-why-341-rest-hint = 照樣做：取下第 1 環，取下第 3 環，放回第 1 環，再做兩個環：1 + 1 + 1 + 2。
lesson-why-341-rest-done = 五步。較小的題目，也是這樣由更小的拼成的。
lesson-why-341-rest-three = 每個環都要動，但第 1 環不止動一次。

lesson-why-341-sum = 加起來
lesson-why-341-sum-text = 讓開兩個環，取下第 4 環，放回兩個環，再做三個環：a₄ = a₂ + 1 + a₂ + a₃。環再多也是這樣。
lesson-why-341-sum-ask = 四個環要幾步？
lesson-why-341-sum-ask-2 = 照這樣加下去，一直到九個環。
lesson-why-341-sum-hint = 前面已經得到 a₂ = 2，a₃ = 5，代進去就行。
lesson-why-341-sum-hint-2 = a₃ = 5，a₄ = 10。五個環：a₄ + 2 · a₃ + 1。
lesson-why-341-sum-done = 341。每個數由前面兩個得出，所以到九個環也不用動手。

lesson-why-341-formula = 不用一個個加
lesson-why-341-formula-text = 1、2、5、10、21、42、85、170、341，每次差不多加倍。寫成二進位，是 1、10、101、1010，依此類推。環數是奇數時，就是 1 + 4 + 16 + …，只比下一個 4 的冪的三分之一略小；是偶數時再加倍。所以 n 個環是 ⌊2 · 2ⁿ / 3⌋：2 的冪的三分之二，捨去小數。
lesson-why-341-formula-ask = 十個環要幾步？
lesson-why-341-formula-hint = 2 · 1,024 = 2,048，除以 3，去掉餘數。
lesson-why-341-formula-done = 682，正好是 341 的兩倍。環數是奇數時，是前一個的兩倍再加一。
lesson-why-341-formula-rounded = 要捨去小數：2,048 / 3 是 682 又三分之二。
