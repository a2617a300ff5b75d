### Wythoff’s game: the cards of its methods.

wythoff-card-empty = 石子已取完。
wythoff-card-cold = 必敗局面：對方不出錯，怎麼取都輸。
wythoff-card-hot = 必勝局面：要贏，就留下 { $positions }。

wythoff-closed-form-seen = 圓點是必敗局面，它們貼著斜率為 φ（黃金比例）和 1 / φ 的兩條直線，所以可以直接算出。
wythoff-any-size-reach = 適用於任意大小的威佐夫遊戲，只用整數。
wythoff-mex-seen = 每一列是一個必敗局面：較小的一堆是沒用過的最小數，較大的一堆比它多 k。
wythoff-small-reach = 只適用於石子不多的時候：要把更小的局面全算一遍。
wythoff-partition-seen = 兩列合起來正好是所有正整數：每個數只在其中一列，上面或下面就是它的搭檔。
wythoff-sieve-seen = 像篩質數一樣：找到一個必敗局面，就劃掉所有能一步走到它的局面。
wythoff-table-seen = 每個更小的局面是勝是負；再往下，給每個局面標一個數：走一步到不了的最小數，0 就是必敗局面。

wythoff-closed-form-how = φ = (1 + √5) / 2 存不下準確值，所以只對整數開方，兩次都向下取整：({ $k } + { $root }) / 2 = { $lower }。
wythoff-closed-form-compared = 必敗的是 ({ $lower }, { $upper })；這裡較小的一堆是 { $smaller }。
wythoff-golden-lines = 必敗局面貼著直線 y = φ·x 和 x = φ·y，φ = 1.618……
wythoff-mex-rule = 第 k 個必敗局面：較小的一堆是沒用過的最小數，較大的一堆比它多 k。
wythoff-mex-here = 本局
wythoff-number-line = k = { $k }：沒有劃掉的最小數是 { $lower }，{ $lower } + { $k } = { $upper }。
wythoff-partition-rule = 每個正整數恰好在兩列之一：a(k) = kφ 或 b(k) = kφ²（向下取整，φ 是黃金比例）。另一列同一個 k 的數是它的搭檔，兩個數合起來就是必敗局面。
wythoff-placed = { $pile }：{ $mine }，搭檔是 { $partner }
wythoff-sieve-rule = 逐列篩：每列剩下的第一個局面必敗；劃掉它所在的列、行和對角線。
wythoff-sieve-rule-of-nim = 逐列篩：每列剩下的第一個局面必敗；劃掉它所在的列和行。
wythoff-struck = { $line ->
    [row] 與 { $cold } 同列，已經劃掉。
    [column] 與 { $cold } 同行，已經劃掉。
   *[diagonal] 與 { $cold } 在同一條對角線上，已經劃掉。
}
wythoff-table-rule = 從小到大逐個看：走一步到不了任何「負」的，輪到誰走誰輸，標「負」（必敗局面）；到得了的，標「勝」。
wythoff-cold-so-far = 目前找到的必敗局面：{ $list }
wythoff-table-values = 每個局面的數，是走一步到不了的最小數；0 就是必敗局面（Sprague、Grundy）。
wythoff-table-more = 再進一步：給每個局面一個數
wythoff-won = 勝
wythoff-lost = 負

wythoff-closed-form-is = 兩堆相差 k = { $k }。相差 k 的必敗局面，較小的一堆是黃金比例的 k 倍，向下取整：
wythoff-closed-form-floats = φ 取近似值，石子多了就會錯：用雙精度浮點數，必敗局面 (165580140, 267914295) 會被當成必勝。用整數計算，多大都準確。
wythoff-mex-why = 為什麼？沒用過的最小數總要屬於某一對，而前面各對都沒有它；它與搭檔之差必須是新的，輪到的正是 k。以後各對，兩個數都更大。

## What the methods cost, for piles of m and n stones
wythoff-table-cost = 成本：O(mn) 個局面，每個最多試 O(m + n) 種走法。
wythoff-sieve-cost = 成本：O(mn)，因為經過每個局面的每條線最多劃掉它一次。
wythoff-mex-cost = 成本：O(max(m, n))，因為不超過較大一堆的數，每個只用一次。
wythoff-closed-form-cost = 成本：開一次整數平方根。它取決於石子數有幾位，也就是 O(log max(m, n)) 位，而不是石子有多少；k 就是兩堆之差，不用去找。
