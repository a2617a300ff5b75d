lesson-why-341 = 为什么是 341？
lesson-why-341-line = 九个环的步数从哪里来

lesson-why-341-two = 两个环
lesson-why-341-two-text = 从小的开始。一个环一步就解开。两个环要两步，但先后有讲究。
lesson-why-341-two-ask = 把两个环都解开。
lesson-why-341-two-hint = 第 1 环在横杠上，第 2 环才能动。
lesson-why-341-two-done = 两步：先第 2 环，再第 1 环。

lesson-why-341-clear = 先让路
lesson-why-341-clear-text = 现在是四个环。第 4 环应当最先解开，因为别的环都解开以后就帮不上忙了。它要第 3 环在横杠上，第 1、2 环解开。
lesson-why-341-clear-ask = 把第 1、2 环解开。
lesson-why-341-clear-hint = 这又是两个环的题目。
lesson-why-341-clear-done = 两步，和单独两个环一样。

lesson-why-341-big-ring = 大环
lesson-why-341-big-ring-text = 第 3 环在横杠上，第 1、2 环解开了：第 4 环要的正是这样。
lesson-why-341-big-ring-ask = 解开第 4 环。
lesson-why-341-big-ring-hint = 点最左边的第 4 环。
lesson-why-341-big-ring-done = 一步，第 4 环从此不再动。

lesson-why-341-back-on = 套回去
lesson-why-341-back-on-text = 还有三个环，但只有第 3 环在横杠上。把两个小的套回去，就成了三个环的题目。
lesson-why-341-back-on-ask = 把第 1、2 环套上。
lesson-why-341-back-on-hint = 先套第 1 环：它在横杠上，第 2 环才能动。
lesson-why-341-back-on-done = 又是两步，正好倒过来走。

lesson-why-341-rest = 剩下的
lesson-why-341-rest-text = 第 4 环解开了，另外三个都在横杠上。第 4 环的事已经做完。
lesson-why-341-rest-ask = 三个环要几步？
lesson-why-341-rest-off = 第 4 环不再动了。
lesson-why-341-rest-left = 还剩什么要做？
lesson-why-341-rest-hint = 照样做：解开第 1 环，解开第 3 环，套回第 1 环，再做两个环：1 + 1 + 1 + 2。
lesson-why-341-rest-done = 五步。
lesson-why-341-rest-three = 每个环都要动，但第 1 环不止动一次。

lesson-why-341-sum = 加起来
lesson-why-341-sum-text = 让开两个环，解开第 4 环，套回两个环，再做三个环：a₄ = a₂ + 1 + a₂ + a₃。环再多也是这样。
lesson-why-341-sum-ask = 四个环要几步？
lesson-why-341-sum-parts = 一段接一段地走。
lesson-why-341-sum-total = 加起来要几步？
lesson-why-341-sum-ask-2 = 照这样加下去，一直到九个环。
lesson-why-341-sum-again = 多一个环，还是这几段。
lesson-why-341-sum-on = 接下去怎么加？
lesson-why-341-sum-hint = 前面已经得到 a₂ = 2，a₃ = 5，代进去就行。
lesson-why-341-sum-hint-2 = a₃ = 5，a₄ = 10。五个环：a₄ + 2 · a₃ + 1。
lesson-why-341-sum-done = 341，就是这样来的。

lesson-why-341-formula = 不用一个个加
lesson-why-341-formula-text = 1、2、5、10、21、42、85、170、341，每次差不多加倍。写成二进制，是 1、10、101、1010，依此类推。环数是奇数时，就是 1 + 4 + 16 + …，只比下一个 4 的幂的三分之一略小；是偶数时再加倍。所以 n 个环是 ⌊2 · 2ⁿ / 3⌋：2 的幂的三分之二，去掉零头。
lesson-why-341-formula-ask = 十个环要几步？
lesson-why-341-formula-many = 十个环，一步步走太久。
lesson-why-341-formula-says = 用公式算是多少？
lesson-why-341-formula-hint = 2 · 1,024 = 2,048，除以 3，去掉余数。
lesson-why-341-formula-done = 682，正好是 341 的两倍。环数是奇数时，是前一个的两倍再加一。
lesson-why-341-formula-rounded = 要去掉零头：2,048 / 3 是 682 又三分之二。
