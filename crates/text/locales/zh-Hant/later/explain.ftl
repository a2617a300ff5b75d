### The methods: their cards, and where they have no answer.

explain-why = 為什麼是 { $piece }？
explain-why-not = 為什麼不能動 { $piece }？
explain-try-one = 做一題
explain-as-program = 寫成程式
explain-is-off = 已取下
explain-is-on = 在劍上
explain-so-next = 所以下一步：{ $mv }
explain-coming-up = 接下來
explain-left-out = ……還有 { $hidden } 項
explain-move = 第 { $number } 步
explain-moves = 第 { $first } 到 { $last } 步
explain-what-is-this = { $title }：這是什麼？
explain-smallest-moves = 還沒到位的圓盤裡，動最小的：{ $disc }。
explain-last-one-moves = 二進位 { $digits }：{ $far }。動最後一個 1 所對應的圓盤：{ $disc }。

explain-go-to-step = 到第 { $step } 步
explain-open = 開啟
explain-text-and-way = { $text }：{ $way }
explain-decide = 怎樣決定
explain-count = 怎樣數
explain-build = 怎樣構造
explain-routine = 不用想
explain-question = 什麼都能問
explain-start-here = 從這裡開始
explain-deeper = 更深入

method-up-to = 最多顯示到 { $most }，再多就寫不下了。
method-of-other-puzzle = 這種方法不適用於這個題目。
method-one-ring-at-a-time = 只適用於每步動一環的玩法。
method-toward-all-off = 只適用於終點是全部取下（全 0）的題目。
method-between-on-and-off = 只適用於全部放上（全 1）與全部取下（全 0）之間的狀態。
method-tower-to-tower = 只適用於把整座塔從一柱搬到另一柱的最短路線。
method-from-both-piles = 只適用於可以從兩堆同時取的玩法。
method-on-a-line = 只適用於所有狀態連成一條線的謎題。這裡的狀態長成一棵帶死路的樹。
method-none = 這個題目沒有分步解說，路線是計算或搜尋得到的。
method-unknown = 這個題目沒有 { $word } 這種方法；可用的有 { $ids }。
method-none-such = { $word }：{ $why }

together-gray = 格雷碼
together-moved = 第 { $step } 步動了 { $piece } 號
together-will-move = 下一步：{ $piece } 號
together-bit = 右起第 { $piece } 位由 0 變 1：{ $from } → { $to }

ruler-title = 標尺數列
ruler-numbering = { $from }，給每一步編號：第 k 步動 { $piece }。k 是奇數時 g(k) 是 1，是偶數時 g(k) 比 g(k ÷ 2) 大 1，就像尺上的刻度（Gros，1872 年）。
ruler-going-up = 現在 k = { $made }，數在變大：接著是第 { $next } 步，輪到 { $piece }。
ruler-going-down = 現在 k = { $made }，數在變小：退回第 { $next } 步，輪到 { $piece }。
ruler-at-goal = 現在 k = { $made }，已到終點。
ruler-why = 數列裡沒有哪一段會緊接著重複一遍。每隔一項就是 1；去掉這些 1，其餘各減 1，剩下的又是同一個數列。假如有一段緊接著重複，1 要對上 1，這一段的長度就是偶數；去掉 1，長度減半，一直做下去，最後剩下兩個相同的相鄰項。可是相鄰兩項中恰好有一個是 1。
ruler-term-is = 第 { $k } 項是 { $term }。
ruler-first-square = 最先重複的是 { $twice } { $twice }，從第 { $place } 位開始。
ruler-no-square = 沒有緊接著的重複。
ruler-known-words = 只用兩個數，沒有緊接著的重複的數列最多寫三項：1 2 1 或 2 1 2；用三個數就可以永遠寫下去（Thue，1906 年）。
ruler-known-turns = 也可以當遊戲玩：兩人輪流在末尾寫字母，後寫的想讓兩個字母以上的一段緊接著重複，先寫的想避開。有 2 個字母可用時，後寫的 6 個之內必定得手，3 個時 16 個之內；有 37 個字母時，先寫的可以永遠避開（Pegden，2011 年），有 6 個（Grytczuk、Kozik 和 Micek，2013 年）、4 個（Rosenfeld，2021 年）也可以，但 4 個的證明沒有說該怎麼寫。
ruler-known-places = 換一種玩法：一人指定下一個字母放在哪裡，任何位置都行，另一人只選字母。12 個字母足以避開，4 個不夠（Grytczuk、Szafruga 和 Zmarz，2013 年）；5 到 11 個，還沒有人知道。

asked-x = 從狀態 x
asked-y = 到狀態 y
asked-k = 第 k 步
asked-follow = 跟著目前狀態
asked-only-moves = 從 x 到 y 只有 { $moves }。

## Heads and words of tables in several methods.

table-piece = 零件
table-in-place = 已到位
table-moves = 步數

sources-elsewhere = 來源（連結會離開本站）：
ruler-term = 第幾項
ruler-word = 檢查一串數裡有沒有緊接著的重複
