### 贪心写数：总写不造成重复的最小的数。

greedy-title = 贪心写数
greedy-line = 每次都写最小的数，只是不许有哪一段连着出现两次。会写出什么？
greedy-task = 一个接一个写数，每次都写不造成“重复段”的最小的数。同一段连着出现两次，就叫重复段，例如 3 3 或 1 2 1 2。
greedy-numbers = 可用的数
greedy-any = 不限
greedy-up-to = 只用 1 到 { $most }
greedy-length = 已写 { $count } 个数
greedy-word = 数列：{ $word }
greedy-empty = 还没有写
greedy-next = 下一个数是几？
greedy-keys = 也可以按 1 到 9 键。
greedy-right = 对，是 { $number }。
greedy-shown = 是 { $number }。
greedy-filled = 写到了第 { $count } 个数。
greedy-makes-square = { $number } 会造成重复段：{ $block } 连着出现两次。再试一次。
greedy-not-smallest = { $number } 不造成重复段，但还有更小的数也可以。再试一次。
greedy-not-smallest-but = { $number } 不造成重复段，但 { $smaller } 也不造成，而且更小。
greedy-show = 告诉我
greedy-fill = 写到第 { $length } 个
greedy-back = 退一个
greedy-clear = 重新开始

greedy-ruler = 这些数还在哪里出现？
greedy-ruler-later = 写满七个数再看。
greedy-ruler-same = 它们就是每一步该动的环：从全部解开的状态出发，解法的前 { $count } 步。把环换成汉诺塔的盘子也一样。所以没有哪一段走法会连着走两次。
greedy-ruler-why = 为什么？设第一个 k 之前写的是 w，而且在 w 后面写小于 k 的数都会造成重复段。k 只出现一次，重复段跨不过它，所以它后面又照样写出一遍 w：w k w。这时小于 k 的数仍然都会造成重复段，k 则造成 w k w k。所以能写的最小的数是 k + 1，再往后也是一样。
greedy-rings = 看环怎么走
greedy-tower = 看盘子怎么走
greedy-source-ruler = 出处：Hinz（1996 年）

greedy-stuck = 写了 { $length } 个就卡住了：每个数都会造成重复段。
greedy-stuck-at = { $number }：{ $block } 连着出现两次
greedy-stuck-tower = 只用 { $most } 个数，贪心总是写到 2^{ $most } − 1 = { $length } 个为止，和 { $most } 个盘子的汉诺塔的步数一样多。
greedy-search = 往回退
greedy-search-say = 把最后一个数退掉，换成更大的；没有更大的可换，就再退一个。
greedy-search-step = 走一步
greedy-search-run = 写到第 { $length } 个
greedy-search-added = { $number } 可以。
greedy-search-took = 没有更大的数可用，退掉 { $number }。
greedy-search-sum = 现有 { $length } 个数，退过 { $count } 次。
greedy-search-end = 没有可试的了。只用 1 和 2，写不出没有重复段的四个数；最长的是 1 2 1 和 2 1 2。
greedy-thue = 图厄（Thue）的办法
greedy-thue-say = 用三个数可以永远写下去，而且一个也不用退：从 1 开始，把每个 1 换成 1 2 3，每个 2 换成 1 3，每个 3 换成 2，一遍又一遍。每一行的开头就是上一行。
greedy-source-thue = 出处：图厄（Thue，1906 年，续篇 1912 年）
greedy-known = 已知的结果
