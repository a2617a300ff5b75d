quiz-kind-moves-left = 還差幾步
quiz-kind-state-after = 第 k 步後的狀態
quiz-kind-ring-at = 第 k 步動第幾環
quiz-kind-next = 下一步
quiz-kind-binary = 二進位數
quiz-kind-cold = 必勝必敗
quiz-kind-disc-at = 第 k 步動幾號盤
quiz-kind-step-of = 塔走到第幾步
quiz-kind-least = 最少步數
quiz-kind-recurrence = 遞迴式
quiz-kind-digits = 三進位計數
quiz-kind-pegs-after = 第 k 步後的塔

quiz-asks-moves-left = 還要幾步才能把環全部取下？
quiz-asks-state-after = { $number } 個環全在劍上。第 { $at } 步之後是什麼狀態？
quiz-asks-ring-at = { $number } 個環全在劍上。第 { $at } 步動第幾環？
quiz-asks-next = 要把環全部取下，下一步動第幾環？
quiz-asks-binary = 這個狀態對應哪個二進位數？
quiz-asks-verdict = 局面（{ $left }，{ $right }）是必敗還是必勝？
quiz-asks-partner = { $pile ->
   *[other] 一堆有 { $pile } 顆石子。另一堆要有幾顆，才是必敗局面？
}
quiz-asks-disc-at = { $number } 個圓盤的塔從 A 柱移到 C 柱。第 { $at } 步動幾號盤？
quiz-asks-step-of = 塔依最短路線從 A 柱移到 C 柱。走了幾步後是這個狀態？
quiz-asks-pegs-after = { $number } 個圓盤的塔依最短路線從 A 柱移到 C 柱。第 { $at } 步之後，每個圓盤各在哪根柱上？
quiz-asks-least-rings = { $number } 個環全在劍上。最少幾步能全部取下？
quiz-asks-least-tower = { $number } 個圓盤的塔移到另一根柱子，最少要幾步？
quiz-asks-recurrence = 取下 { $less } 個環要 { $moves }，取下 { $least } 個環要 { $fewer }。取下 { $number } 個環要幾步？
quiz-asks-digits = 各位數字從 { $zeros } 起來回計數。走幾步後是 { $row }？

quiz-given-rings = 狀態是 { $row }：最左邊是第 { $ring } 環，1 表示在劍上。
quiz-given-tower = 狀態是 { $row }：最左邊是 { $disc } 號盤。
quiz-given-game = 必敗：雙方都走得最好時，輪到走的一方輸。必勝：輪到走的一方能贏。
quiz-given-digits = 每個零件有 0、1、2 三個位置，最右邊的隨時能動。
quiz-given-columns = 點一欄，把那個環放上或取下。
quiz-given-discs = 點一個圓盤，把它放到下一根柱上，也可以直接點它在別的柱上的位置。
quiz-given-one-by-one = 每步動一個環。
quiz-given-pegs = 三根柱子，每步移一個圓盤，大的不能壓小的。

quiz-ring = 第 { $ring } 環
quiz-disc = { $disc } 號盤
quiz-cold = 必敗
quiz-hot = 必勝
quiz-stones = { $count ->
   *[other] { $count } 顆
}

quiz-because-moves-left = 用「照抄與互換」，{ $row } 變成 { $digits }，也就是二進位的 { $number }。
quiz-because-binary = 每一位和前一位相同，遇到在劍上的環就變：{ $row } 變成 { $digits }，即 { $number }。
quiz-because-state-after = 還剩 { $all } − { $at } = { $left } 步，二進位是 { $digits }。某一位和它左邊一位不同，那個環就在劍上。
quiz-because-ring-at = { $zeros ->
    [0] 走這步之前還剩 { $all } − { $at } + 1 = { $left } 步，是奇數：動第 1 環。
   *[other] 走這步之前還剩 { $all } − { $at } + 1 = { $left } 步。它能對半分 { $zeros } 次，所以動第 { $ring } 環。
}
quiz-because-next-odd = { $count ->
   *[other] 有 { $count } 個環在劍上，是奇數：動第 1 環。
}
quiz-because-next-even = 有 { $count } 個環在劍上，是偶數：動劍上最外一環再往裡的那一環。
quiz-because-cold = （{ $small }，{ $large }）是第 { $number } 個必敗局面：{ $large } = { $small } + { $number }。從那裡怎麼走，對方都必勝。
quiz-because-hot = 走一步就能留下必敗局面（{ $left }，{ $right }）。
quiz-because-disc-at = { $zeros ->
    [0] { $at } 是奇數：奇數步都動 1 號盤。
   *[other] { $at } 能對半分 { $zeros } 次，所以動 { $disc } 號盤。
}
quiz-because-step-of = 從最大的圓盤起，各位數字是 { $digits }，也就是二進位的 { $number }。
quiz-because-pegs-after = 第 { $at } 步之後，從最大的圓盤起，各盤動過的次數是 { $counts }。每個圓盤都繞著圈走：最大的依次到 A、C、B，小一號的依次到 A、B、C，這樣輪流下去。
quiz-because-rings = 下一個數等於上一個數，加上再前一個數的兩倍，再加 1：{ $once } + 2 × { $twice } + 1 = { $number }。
quiz-because-tower = 每多一個圓盤，步數加倍再加 1：2 × { $once } + 1 = { $number }。
quiz-because-digits = { $row } 化成三進位數 { $digits }，即 { $number }。

quiz-hint-moves-left = 從左邊第 { $ring } 環開始，照抄它的數字；每遇到一個 1，就在照抄和互換 0、1 之間切換。最後把結果當二進位數讀。
quiz-hint-binary = 從左邊第 { $ring } 環開始，照抄它的數字；每遇到一個 1，就在照抄和互換 0、1 之間切換。
quiz-hint-state-after = { $number } 個環共要 { $all } 步。第 { $at } 步之後還剩幾步？把它寫成二進位。
quiz-hint-ring-at = { $number } 個環共要 { $all } 步。第 { $at } 步之前還剩幾步？它能對半分幾次？
quiz-hint-next = 數一數在劍上的環，是奇數還是偶數？
quiz-hint-cold = 把必敗局面依次寫下來：小的一堆是最小的沒用過的數，差每次多 1：（1，2）、（3，5）……
quiz-hint-disc-at = 奇數步都動 1 號盤。{ $at } 能對半分幾次？
quiz-hint-step-of = 從最大的圓盤開始：在 A 柱寫 0，在 C 柱寫 1。小一號的圓盤和它同柱，就寫同樣的數字，不同柱就寫另一個。
quiz-hint-pegs-after = 奇數步都動 1 號盤，剩下的每隔一步動 2 號盤，依此類推。每個圓盤動過幾次？{ $disc } 號盤繞著 A、C、B 走，小一號的繞著 A、B、C 走，這樣輪流下去。
quiz-hint-least-rings = 1 個環要 1 步，2 個環要 2 步。下一個數等於上一個數，加上再前一個數的兩倍，再加 1。
quiz-hint-least-tower = 1 個圓盤要 1 步。再多一個圓盤呢？
quiz-hint-recurrence = 先取下第 1 到 { $least } 環，再取下第 { $number } 環，再把第 1 到 { $least } 環放上，就剩下 { $less } 個環。
quiz-hint-digits = 從左邊開始。左邊各位之和是奇數時，這一位是往下數，不是往上數。

quiz-mistake-backwards = 讀反了
quiz-mistake-forgot-to-swap = 忘了互換
quiz-mistake-wrong-end = 弄反了兩端
quiz-mistake-one-off = 差一
quiz-mistake-wrong-ring = 動錯了環
quiz-mistake-wrong-disc = 動錯了盤
quiz-mistake-wrong-peg = 弄錯柱子
quiz-mistake-wrong-pile = 認錯了堆
quiz-mistake-wrong-verdict = 判斷錯了
quiz-mistake-forgot-one = 漏了 1
quiz-mistake-doubling = 加倍錯了
quiz-mistake-other-puzzle = 套錯了公式
quiz-mistake-size = 個數不對
quiz-mistake-impossible = 不會出現

quiz-backwards = { $wrong } 是 { $row } 的答案。你是從右往左讀的，要從左邊開始。
quiz-backwards-row = { $wrong } 是從第 1 環寫起的。最左邊要先寫第 { $ring } 環。
quiz-backwards-discs = { $wrong } 是從 1 號盤寫起的。最左邊要先寫 { $disc } 號盤。
quiz-forgot-to-swap-count = { $wrong } 是把 { $row } 直接當二進位數讀。每遇到一個 1，後面的 0 和 1 要互換。
quiz-forgot-to-swap-binary = { $wrong } 就是狀態本身。每遇到一個 1，後面的 0 和 1 要互換。
quiz-forgot-to-swap-state = { $wrong } 是剩下的步數寫成的二進位。某一位和它左邊一位不同，那個環才在劍上。
quiz-forgot-to-swap-pegs = { $wrong } 是把 { $at } 的二進位裡的 1 寫成 C、0 寫成 A。這只對最大的圓盤成立。
quiz-forgot-to-swap-step = 把 0 當成「和大一號的圓盤同柱」，就得到 { $wrong }。應該是「和大一號的圓盤寫同樣的數字」。
quiz-forgot-to-swap-digits = { $wrong } 是把 { $row } 直接當三進位數讀。左邊各位之和是奇數時，這一位是往下數的。
quiz-wrong-end-count = { $wrong } 是到另一端的步數，那裡只剩第 { $ring } 環在劍上。
quiz-wrong-end-binary = 一開始就互換，會得到 { $wrong }。要從照抄開始。
quiz-wrong-end-state = { $wrong } 是離全部取下還差 { $moves } 的狀態。要從全部放上數起。
quiz-wrong-end-pegs = { $wrong } 是離終點還差 { $moves } 的狀態。要從圓盤都在 A 柱時數起。
quiz-wrong-end-ring = 如果一開始環全部取下，第 { $at } 步動的才是第 { $wrong } 環。這裡一開始全在劍上。
quiz-wrong-end-step = { $wrong } 是還要走的步數。已經走了幾步？
quiz-one-more-state = { $wrong } 是第 { $at } 步之後的狀態。多走了一步：把第 { $at } 步退回去。
quiz-one-less-state = { $wrong } 是第 { $at } 步之後的狀態。還要再走一步。
quiz-one-off-piece = 第 { $at } 步動的才是 { $piece }。你差了一步。
quiz-one-off = { $wrong } 很接近了。再檢查最後一位。
quiz-one-off-pair = { $wrong } 很接近了。每一對的差都正好比前一對多 1。
quiz-wrong-ring = 第 { $wrong } 環能動，但那樣離終點更遠。在劍上的環是奇數個還是偶數個？
quiz-wrong-disc = { $wrong } 號盤是到現在為止動過的最大的圓盤。第 { $at } 步本身動的是哪個？
quiz-wrong-peg = { $wrong } 是往 B 柱走才會有的狀態。第一步要移到另一根柱子。
quiz-wrong-pile = { $side ->
    [small] 你把 { $pile } 當成了大的一堆，它是小的一堆。
   *[large] 你把 { $pile } 當成了小的一堆，它是大的一堆。
}
quiz-forgot-one-disc = { $wrong } 是 { $at } 能對半分的次數。一次也不能分時，動的是 1 號盤。
quiz-forgot-one-rings = { $wrong } 漏了第 { $ring } 環自己動的那一步。
quiz-not-doubled = { $wrong } 只算了一次第 1 到 { $least } 環。它們要取下，還要再放上。
quiz-doubled-other = { $wrong } 把 { $less } 個環的步數加倍了。要做兩次的是 { $least } 個環的那部分。
quiz-other-rings = { $wrong } 是 { $number } 個圓盤的塔要的步數。環要的步數更少。
quiz-other-tower = { $wrong } 是 { $number } 個環要的步數。塔要的步數更多。
quiz-other-recurrence = { $wrong } 是塔的遞迴式：上一個數的兩倍加 1。
quiz-size-rings = { $wrong } 是 { $number } 個環的步數。
quiz-size-tower = { $wrong } 是 { $number } 個圓盤的步數。
quiz-impossible-state = 從全部放上到全部取下，路上不會出現 { $wrong }。
quiz-impossible-pegs = 從 A 柱到 C 柱的最短路線上不會出現 { $wrong }。

quiz-refused-empty = 先寫一個答案。
quiz-refused-number = 要寫 { $least } 到 { $most } 的整數。
quiz-refused-binary = 只能寫 0 和 1，最多 { $digits } 位。
quiz-refused-rings = 要寫 { $rings } 位，1 表示在劍上，0 表示取下。
quiz-refused-pegs = 要寫 { $discs } 個字母，每個是 A、B 或 C。
quiz-refused-verdict = 請選必敗或必勝。

quiz-count = { $count ->
   *[other] { $count } 題
}
quiz-points = { $count ->
   *[other] { $points } 分，滿分 { $count } 分
}
quiz-seed = 題組 { $seed }
quiz-question = 第 { $number } 題
quiz-question-of = 第 { $number } 題，共 { $count } 題
quiz-progress = 第 { $number } 題，共 { $count } 題，已完成 { $done } 題
quiz-first-try = 第一次
quiz-second-try = 第二次
quiz-third-try = 第三次
quiz-one-point = 一分
quiz-half-a-point = 半分
quiz-no-points = 不計分
quiz-unit-moves = 步
quiz-unit-stones = 顆
quiz-unit-binary = 二進位
quiz-field-ring = 第幾環
quiz-field-disc = 幾號盤
quiz-next = 下一題
quiz-enter-check = 檢查
quiz-enter-next = 下一題
quiz-you = 你
quiz-ring-first = 先看第 { $ring } 環
quiz-after = 第 { $at } 步後
quiz-after-you = 第 { $at } 步後，你的
quiz-stands-right = 對
quiz-stands-none = 對，不計分
quiz-stands-shown = 看了答案
quiz-stands-open = 未答
quiz-stands-second = 第二次
quiz-stands-third = 第三次
quiz-first-answer = 第一次答 { $wrong }
quiz-first-answer-was = 第一次答 { $wrong }：{ $mistake }
quiz-done = 全部完成
quiz-results = 我的成績
quiz-show-results = 看我的成績
quiz-to-questions = 回到題目
quiz-kept = 成績只存在這台裝置上。一頁列出所有答案和錯誤類型，可以給老師看。
quiz-mistakes-made = 錯誤
quiz-no-mistakes = 沒有錯誤。
quiz-times = { $mistake }：{ $count } 次
quiz-asked = 題目
quiz-answers = 各題作答
quiz-solution = 正確答案
quiz-start-over = 重做
quiz-new = 換一組題
quiz-settings = 更換題目
quiz-kinds = 題型
quiz-pieces = 個數
quiz-questions = 題數
quiz-link = 給全班的連結
quiz-link-refused = 請複製這個連結：
quiz-print = 列印題目和答案
quiz-name = 姓名
quiz-paper-answers = 答案
quiz-paper-link = 在網頁上做同樣的題，答案當場檢查：
