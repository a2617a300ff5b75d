### explain

why-unmet-ring = 要在横杠上
why-unmet-ring-2 = 要先解开
why-unmet-ring-3 = 已解开
why-unmet-ring-4 = 在横杠上
refusal-not-here = 最多到 { $most }，再多就写不下了。
refusal-bad-method = 这个题目没有名为{ $word }的方法；现有 { $ids }。
refusal-not-here-2 = 这个题目没有这种方法。
refusal-not-here-3 = 只适用于每次动一环。
refusal-not-here-4 = 只适用于解到全解开。
refusal-not-here-5 = 只适用于全套上与全解开之间的状态。
refusal-not-here-6 = 只适用于从一根满柱到另一根满柱的最短路线。
refusal-not-here-7 = 只适用于可以从两堆同时取的玩法。
refusal-no-method = 这个题目还没有分步讲解，路线是算出或搜索出来的。
refusal-bad-method-2 = ：
about-what-is-this = ：这是什么？
mod-so-next = 所以下一步：{ $mv }
mod-left-out = ……还有 { $hidden } 项
target-leads = 打开
target-text-and-way = ：
target-with-note = ，
peek-smallest-amiss = 不在该在的柱子上的盘子里，动最小的：{ $disc }。
peek-smallest-amiss-2 = 二进制 { $digits }：{ $far }。最后一个 1 该动：{ $disc }。
ruler-first-square = 最先重复的是 { $twice } { $twice }，从第 { $place } 位开始。
ruler-title = 标尺数列
ruler-parts = 它从不紧接着重复自己。每隔一项就是 1；去掉这些 1，其余各减 1，剩下的又是同一个数列。假如有一段紧接着重复，1 要对上 1，这一段的长度就是偶数；去掉 1，长度减半，一直做下去，最后剩下两个相同的相邻项。可是相邻两项中恰好有一个是 1。
ruler-first-square-2 = 没有紧接着的重复。
