lesson-why-341 = 为什么是 341？
lesson-why-341-line = 九个环的步数从哪里来
lesson-why-341-learnt = 大的题目由环数较少的同样的题目拼成。由此得到一个从小到大的加法，再由加法得到公式。

lesson-why-341-two = 两个环
lesson-why-341-two-text = 从小的开始。一个环一步就解开。两个环要两步，但先后有讲究。
lesson-why-341-two-ask = 先猜一猜：九个环要几步？
lesson-why-341-two-ask-2 = 把两个环都解开。
lesson-why-341-two-hint = 写什么数都行。学完这一课，再看猜得准不准。
lesson-why-341-two-hint-2 = 第 1 环在横杠上，第 2 环才能动。
lesson-why-341-two-done = 先解大的，趁小的还在，可以帮忙。

lesson-why-341-clear = 先让路
lesson-why-341-clear-text = 现在是四个环。第 4 环应当最先解开，因为别的环都解开以后就帮不上忙了。为此要先做到什么？
lesson-why-341-clear-ask = 先把第 4 环解开。
lesson-why-341-clear-hint = 第 4 环要第 3 环在横杠上，第 1、2 环解开。这又是两个环的题目。
lesson-why-341-clear-done = 让路要两步，和单独两个环一样；再走一步，第 4 环就解开了，从此不再动。

lesson-why-341-back-on = 套回去
lesson-why-341-back-on-text = 还有三个环，但只有第 3 环在横杠上。把两个小的套回去，就成了三个环的题目。
lesson-why-341-back-on-ask = 把第 1、2 环套上。
lesson-why-341-back-on-hint = 先套第 1 环：它在横杠上，第 2 环才能动。
lesson-why-341-back-on-done = 同样的两步倒过来走：套回去和让路，步数一样。

lesson-why-341-rest = 剩下的
lesson-why-341-rest-text = 第 4 环解开了，另外三个都在横杠上。第 4 环的事已经做完。
lesson-why-341-rest-ask = 三个环要几步？
lesson-why-341-rest-hint = 照样做：解开第 1 环，解开第 3 环，套回第 1 环，再做两个环：1 + 1 + 1 + 2。
lesson-why-341-rest-done = 五步。较小的题目，也是这样由更小的拼成的。
lesson-why-341-rest-three = 每个环都要动，但第 1 环不止动一次。

lesson-why-341-sum = 加起来
lesson-why-341-sum-text = 让开两个环，解开第 4 环，套回两个环，再做三个环：a₄ = a₂ + 1 + a₂ + a₃。环再多也是这样。
lesson-why-341-sum-ask = 四个环要几步？
lesson-why-341-sum-ask-2 = 照这样加下去，一直到九个环。
lesson-why-341-sum-hint = 前面已经得到 a₂ = 2，a₃ = 5，代进去就行。
lesson-why-341-sum-hint-2 = a₃ = 5，a₄ = 10。五个环：a₄ + 2 · a₃ + 1。
lesson-why-341-sum-done = 341。每个数由前面两个得出，所以到九个环也不用动手。

lesson-why-341-formula = 不用一个个加
lesson-why-341-formula-text = 1、2、5、10、21、42、85、170、341，每次差不多加倍。写成二进制，是 1、10、101、1010，依此类推。环数是奇数时，就是 1 + 4 + 16 + …，只比下一个 4 的幂的三分之一略小；是偶数时再加倍。所以 n 个环是 ⌊2 · 2ⁿ / 3⌋：2 的幂的三分之二，去掉零头。
lesson-why-341-formula-ask = 十个环要几步？
lesson-why-341-formula-hint = 2 · 1,024 = 2,048，除以 3，去掉余数。
lesson-why-341-formula-done = 682，正好是 341 的两倍。环数是奇数时，是前一个的两倍再加一。
lesson-why-341-formula-rounded = 要去掉零头：2,048 / 3 是 682 又三分之二。
