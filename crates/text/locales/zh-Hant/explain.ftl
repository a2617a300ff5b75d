### explain

why-unmet-ring = 要在劍上
why-unmet-ring-2 = 要先取下
why-unmet-ring-3 = 已取下
why-unmet-ring-4 = 在劍上
refusal-not-here = 最多到 { $most }，再多就寫不下了。
refusal-bad-method = 這個題目沒有名為{ $word }的方法；現有 { $ids }。
refusal-not-here-2 = 這個題目沒有這種方法。
refusal-not-here-3 = 只適用於每次動一環。
refusal-not-here-4 = 只適用於解到環全下。
refusal-not-here-5 = 只適用於環全上與環全下之間的狀態。
refusal-not-here-6 = 只適用於從一根滿柱到另一根滿柱的最短路線。
refusal-not-here-7 = 只適用於可以從兩堆同時取的玩法。
refusal-no-method = 這個題目還沒有分步講解，路線是算出或搜尋出來的。
refusal-bad-method-2 = ：
about-what-is-this = ：這是什麼？
mod-so-next = 所以下一步：{ $mv }
mod-left-out = ……還有 { $hidden } 項
target-leads = 打開
target-text-and-way = ：
target-with-note = ，
peek-smallest-amiss = 不在該在的柱子上的圓盤裡，動最小的：{ $disc }。
peek-smallest-amiss-2 = 二進位 { $digits }：{ $far }。最後一個 1 該動：{ $disc }。
ruler-first-square = 最先重複的是 { $twice } { $twice }，從第 { $place } 位開始。
ruler-title = 標尺數列
ruler-parts = 它從不緊接著重複自己。每隔一項就是 1；去掉這些 1，其餘各減 1，剩下的又是同一個數列。假如有一段緊接著重複，1 要對上 1，這一段的長度就是偶數；去掉 1，長度減半，一直做下去，最後剩下兩個相同的相鄰項。可是相鄰兩項中恰好有一個是 1。
ruler-first-square-2 = 沒有緊接著的重複。
