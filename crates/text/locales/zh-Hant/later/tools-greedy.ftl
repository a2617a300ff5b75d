### 貪心寫數：總寫不造成重複的最小的數。

greedy-title = 貪心寫數
greedy-line = 每次都寫最小的數，只是不許有哪一段連著出現兩次。會寫出什麼？
greedy-task = 一個接一個寫數，每次都寫不造成「重複段」的最小的數。同一段連著出現兩次，就叫重複段，例如 3 3 或 1 2 1 2。
greedy-numbers = 可用的數
greedy-any = 不限
greedy-up-to = 只用 1 到 { $most }
greedy-length = 已寫 { $count } 個數
greedy-word = 數列：{ $word }
greedy-empty = 還沒有寫
greedy-next = 下一個數是幾？
greedy-keys = 也可以按 1 到 9 鍵。
greedy-right = 對，是 { $number }。
greedy-shown = 是 { $number }。
greedy-filled = 寫到了第 { $count } 個數。
greedy-makes-square = { $number } 會造成重複段：{ $block } 連著出現兩次。再試一次。
greedy-not-smallest = { $number } 不造成重複段，但還有更小的數也可以。再試一次。
greedy-not-smallest-but = { $number } 不造成重複段，但 { $smaller } 也不造成，而且更小。
greedy-show = 告訴我
greedy-fill = 寫到第 { $length } 個
greedy-back = 退一個
greedy-clear = 重新開始

greedy-ruler = 這些數還在哪裡出現？
greedy-ruler-later = 寫滿七個數再看。
greedy-ruler-same = 它們就是每一步該動的環：從全部取下的狀態出發，解法的前 { $count } 步。把環換成河內塔的圓盤也一樣。所以沒有哪一段走法會連著走兩次。
greedy-ruler-why = 為什麼？設第一個 k 之前寫的是 w，而且在 w 後面寫小於 k 的數都會造成重複段。k 只出現一次，重複段跨不過它，所以它後面又照樣寫出一遍 w：w k w。這時小於 k 的數仍然都會造成重複段，k 則造成 w k w k。所以能寫的最小的數是 k + 1，再往後也是一樣。
greedy-rings = 看環怎麼走
greedy-tower = 看圓盤怎麼走
greedy-source-ruler = 出處：Hinz（1996 年）

greedy-stuck = 寫了 { $length } 個就卡住了：每個數都會造成重複段。
greedy-stuck-at = { $number }：{ $block } 連著出現兩次
greedy-stuck-tower = 只用 { $most } 個數，貪心總是寫到 2^{ $most } − 1 = { $length } 個為止，和 { $most } 個圓盤的河內塔的步數一樣多。
greedy-search = 往回退
greedy-search-say = 把最後一個數退掉，換成更大的；沒有更大的可換，就再退一個。
greedy-search-step = 走一步
greedy-search-run = 寫到第 { $length } 個
greedy-search-added = { $number } 可以。
greedy-search-took = 沒有更大的數可用，退掉 { $number }。
greedy-search-sum = 現有 { $length } 個數，退過 { $count } 次。
greedy-search-end = 沒有可試的了。只用 1 和 2，寫不出沒有重複段的四個數；最長的是 1 2 1 和 2 1 2。
greedy-thue = 圖厄的辦法
greedy-thue-say = 用三個數可以永遠寫下去，而且一個也不用退：從 1 開始，把每個 1 換成 1 2 3，每個 2 換成 1 3，每個 3 換成 2，一遍又一遍。每一列的開頭就是上一列。
greedy-source-thue = 出處：圖厄（Thue，1906 年，續篇 1912 年）
greedy-known = 已知的結果
