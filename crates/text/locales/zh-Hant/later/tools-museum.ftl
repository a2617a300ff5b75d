### 錯誤程式博物館：找出最小的出錯輸入，再找出錯的那一行。

museum-title = 錯誤程式博物館
museum-line = 八個真的有人犯過的錯誤：找出讓每個程式出錯的輸入。
museum-verb = 進去看看
museum-exhibit = 第 { $number } 件展品，共 { $count } 件
museum-all = 全部展品
museum-next = 下一件展品
museum-for-all = 不會寫程式也能做
museum-for-programmers = 寫給會寫程式的人
museum-program = 程式
museum-found-in = 出處：{ $source }

museum-find-input = 1. 找出讓程式答錯的最小輸入。
museum-find-input-place = 1. 找出讓程式答錯的最小輸入。一個個試太久：從 1、2、3、5、8、13……試起，每個數是前兩個數的和。
museum-run = 執行
museum-it-says = 程式說
museum-is-right = 正確答案
museum-not-allowed = 不能這樣輸入。{ $ranges }
museum-range = { $input }：{ $least } 到 { $most }
museum-range-moves = 必須還有下一步：n 個圓盤一共 2^n − 1 步。
museum-agrees = 這個輸入，兩者結果一致。
museum-fails = 這裡出錯了。不過還有更小的輸入也出錯：各數的和更小，或者第一個數更小。
museum-smallest = 找到了：沒有更小的輸入會出錯。
museum-find-line = 2. 哪一行錯了？在程式中選出來。
museum-line-name = 第 { $number } 行：{ $code }
museum-not-that-line = 不是第 { $number } 行的錯。跟著下面的執行過程走，看它在哪裡走偏。
museum-that-line = 正是第 { $number } 行。它應該是：
museum-give-up = 告訴我
museum-mended = 改了這一行，程式就答對了。

museum-steps = 執行過程，一步一步看
museum-step = 第 { $step } 步，共 { $steps } 步，第 { $line } 行
museum-step-cut = { $text }（只顯示前 { $steps } 步）
museum-step-slider = 執行到第幾步
museum-no-variables = 還沒有變數

museum-input-left = 左堆
museum-input-right = 右堆
museum-input-place = k
museum-input-disc = 圓盤
museum-input-move = 第幾步
museum-input-discs = 圓盤總數
museum-input-made = 已走步數
museum-input-levels = 層數
museum-input-balls = 球數
museum-value-wins = 先手必勝
museum-value-loses = 先手必敗
museum-value-moves = 會動
museum-value-stays = 不動
museum-value-disc = { $disc } 號盤

museum-short-range-name = 少試了幾種
museum-short-range-task = 兩堆石子：從一堆取任意多顆，或從兩堆取同樣多顆，取到最後一顆的人獲勝。先手能贏嗎？程式試遍每一種取法，再問自己。
museum-short-range-why = range 的右端不算在內。range(1, x − 1) 只到 x − 2，所以程式從不把左堆取光，也不會只留一顆，正好漏掉了能贏的取法。
museum-short-range-source = 《編程之美》1.13 的讀書筆記，其中三個 range 都少試了幾種取法

museum-whole-division-name = 多了一條斜線
museum-whole-division-task = 兩堆石子的遊戲，先手能贏嗎？兩堆相差 k，小堆又等於黃金比例的 k 倍向下取整，就是必敗局面。
museum-whole-division-why = // 是除後向下取整，所以 a 成了 1，而不是 1.618……，程式就把 (2, 4)、(3, 6)……當成必敗局面。(0, 0) 和 (1, 2) 只是碰巧對了。
museum-whole-division-source = 《編程之美》1.13 的讀書筆記，Python 程式

museum-one-order-name = 反過來就不行
museum-one-order-task = 兩堆石子的遊戲，先手能贏嗎？程式依次列出必敗的數對，直到大堆那麼大，再作比較。
museum-one-order-why = 程式把第一堆當成大堆。如果第二堆更大，比較的就不是該比的數，於是總說必勝。兩堆地位相同，應該先排好大小。
museum-one-order-source = 《編程之美》1.13 的程式，讀者發現了這個錯誤

museum-counter-name = 比較得太鬆
museum-counter-task = 兩堆石子的遊戲，先手能贏嗎？程式依次列出必敗的數對，編號 k = 1、2、3……，直到大堆那麼大。
museum-counter-why = 第 k 對正好相差 k。寫成「不超過 k」，(4, 5) 就和 (3, 5) 一起混了進去；可是從 (4, 5) 的左堆取一顆，就把 (3, 5) 留給了對手。書中的程式因為計數器差了一，也犯了同樣的錯。
museum-counter-source = 《編程之美》1.13 的程式，(4, 5) 判斷錯了

museum-rounded-root-name = 算不準的根號
museum-rounded-root-task = 兩堆石子的遊戲中，第 k 個必敗局面的小堆是黃金比例的 k 倍，向下取整。
museum-rounded-root-why = √5 寫不完，處理器只保留 53 位二進位數字。k 越大，誤差越大，直到比 k·φ 到整數的距離還大；而費波那契數的這個距離最小。整數運算沒有這樣的誤差：isqrt 是向下取整的平方根。
museum-rounded-root-source = 《編程之美》1.13 的一般項公式，用浮點數計算

museum-every-name = 每隔幾步
museum-every-task = 把一座塔從一根柱子移到另一根：這個圓盤在這一步動嗎？
museum-every-why = 圓盤 i 兩次移動之間隔著 2^i − 1 步，所以每 2^i 步動一次。「每隔」說的是中間隔著多少，寫進程式就被當成了週期。
museum-every-source = 《河內塔問題的非遞迴解答》規律 1

museum-larger-top-name = 大還是小
museum-larger-top-task = 下一步動哪個圓盤？剛動過的圓盤不動，所以要動的在另外兩根柱子上。
museum-larger-top-why = 另外兩根柱子頂上都有圓盤。大的那個只能疊到剛動過的圓盤上，或疊到小的那個上，最短的走法裡這兩樣都沒有，所以動小的。原文寫的是「大」，它的證明和程式卻是「小」。
museum-larger-top-source = 《河內塔問題的非遞迴解答》4.2 節

museum-levels-name = 從零數起
museum-levels-task = 球鎖的每個球有這麼多層，連同最後取出一共要幾步？Kugellager 滾珠鎖有五層、四個球，要 1,250 步。
museum-levels-why = 0 到 14 一共是十五層。照 14 算，世代鎖要 2 · 14^7 = 210,827,008 步；照 15 算是 2 · 15^7 = 341,718,750 步。拿最小的鎖試一試就會發現。
museum-levels-source = 一篇講九連環的文章，說世代鎖約要 2.1 億步
