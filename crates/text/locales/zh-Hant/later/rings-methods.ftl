### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they are called, what they show, and where they hold
rings-expect-seen = 從編號最大的起，每一列是對其中一個的要求。還沒滿足的，下面幾列就是它的前提，直到有一個能動。
rings-expect-reach = 適用於任何狀態、任何終點；終點是全 0 時，才能讀成一個數。
rings-alternation-seen = 任何時候最多只有兩種走法：動最前面的一個，或從它數起，動第一個 1 的下一個。兩種走法交替；下面兩道是接下來的幾步。
rings-alternation-reach = 適用於任何狀態、任何終點；數變大時，奇數與偶數對調。
rings-gray-code-seen = 一串數碼，相鄰兩個只差一位：它是什麼，又有什麼用。
rings-one-by-one-reach = 適用於任何狀態、任何終點，只要每步只動一個。
rings-two-rules-seen = 格雷碼依兩條規則一項接一項寫下去，現在的狀態就是其中一項。
rings-binary-seen = 上面用 1 和 0 表示狀態，下面是對應的二進位數，也就是到全 0 的步數。
rings-shifts-seen = 求的還是那個二進位數，用電腦拿手的辦法：整串位元一起運算幾次。
rings-decrement-seen = 每走一步，二進位數加一或減一。進位可能讓許多位一起翻轉，格雷碼卻只變一位。
rings-automaton-seen = 一台機器從左到右讀狀態，用「照抄」和「互換」兩種方式寫出二進位數。最後一位說明輪到誰。
recursion-seen = 每一列是一件還沒做完的事，由幾件更小的同類事組成。框出的是正在做的那件，下一列再把它拆開。
rings-recursion-reach = 僅限全 1 與全 0 之間。
rings-purposes-seen = 一步步來看：每一步在為哪一個作準備，最終又是為了哪一個。
rings-purposes-reach = 適用於任何狀態、任何終點；最多列出 21 步。
rings-mirror-seen = n 位的碼，先是 n − 1 位的碼，再倒著來一遍，並改變第 n 位。換一個開頭來鏡射，得到的也是格雷碼，卻不是這一種。
rings-strategy-one-seen = 不多想，先動最前面的一個，走錯了就全部退回：看看會怎麼樣。
rings-strategy-reach = 終點只能是全 0。九位時，開頭走錯可能要 1,020 步，而不是 2 步。
rings-strategy-two-seen = 不多想，先動最前面的一個，走到錯的一端再折返：看看會怎麼樣。
rings-questions-seen = 關於起點和終點的六個問題，不用試走就能回答。

## The card of what must be so first: a ladder of rings
rings-ring-is = { $place ->
    [on] { $ring } 在劍上
   *[off] { $ring } 已取下
}
rings-wish-now = 現在動
rings-expect-free = { $place ->
    [on] 沒有別的阻礙了：放上 { $ring }
   *[off] 沒有別的阻礙了：取下 { $ring }
}
rings-expect-read-down = 從上往下讀，已滿足記 0，否則記 1：二進位 { $digits }，{ $to_go }。
rings-peek = 一環等一環
rings-then-alternate = 然後兩種動作交替。

## The card of two rules
rings-alternation-first = { $parity ->
    [odd] 在劍上的環有 { $on } 個，奇數：{ $rule }。
   *[even] 在劍上的環有 { $on } 個，偶數：{ $rule }。
}
rings-odd = 奇數
rings-even = 偶數
rings-rule-ring-one = 動第 1 環
rings-rule-other-ring = 動劍上最外一環再往裡的那一環
rings-alternate = 然後兩種動作交替：同一動作連做兩次，等於沒做。
rings-lane-other-ring = 另一環

## The card of what a Gray code is
rings-gray-code-is = 把同樣長度、由 0 和 1 組成的數碼全部排成一串，讓相鄰兩個只差一位，就是格雷碼。二進位計數做不到這一點：
rings-gray-code-carry = 二進位從 7 數到 8，是 0111 變成 1000，{ $flips } 位同時翻轉；格雷碼只變一位。
rings-gray-code-dial = 如果要在數碼變化的時候讀數，這就很要緊。假設有個轉盤，用四個感測器讀它的位置，每個讀一位。它們總不會剛好在同一瞬間翻轉，所以用二進位時，在 7 和 8 之間，0 到 15 的任何數都可能讀出來。換成格雷碼，拿不準的只有一位，讀出來不是 7 就是 8。
rings-gray-code-who = 貝爾實驗室的法蘭克·格雷（Frank Gray）用這種碼傳送訊號，1947 年申請專利，1953 年獲准，格雷碼因此得名。而在 1872 年，路易·格羅（Louis Gros）已經從九連環裡找到了它。
rings-gray-code-here = { $of ->
    [rings] 九連環也是這樣。到全部取下的步數 f，這一步從 { $number } 變成 { $after }：二進位翻轉 { $flips } 位，環只動一個，就是 { $piece }。
   *[others] 這裡也是這樣。到全為 0 的步數 f，這一步從 { $number } 變成 { $after }：二進位翻轉 { $flips } 位，動的卻只有 { $piece }。
}
rings-gray-code-cube = 把三位的數碼放在立方體的頂點上，只差一位的兩個之間正好有一條稜。格雷碼就是沿著稜走、每個頂點剛好經過一次的路，也就是漢彌爾頓路徑。
rings-cube-along = { $list }：每一步都沿著稜。
rings-cube-off = { $list }，也就是二進位計數：有 { $jumps } 步離開了稜，所以不是格雷碼。
rings-gray-code-not-unique = 三位數碼這樣的路有 144 條，同一條路順著走、倒著走算兩條。上面第一條是鏡射而成的格雷碼，也就是實際走的那一條。
rings-history = 九連環的來歷
rings-history-told = 流傳的說法有兩種，都無從證實。一說是戰國時代的惠施發明的，《莊子》裡記著他的話「連環可解也」。可是《戰國策》裡的「玉連環」只是兩環相貫，不是九連環。另一說是三國時代的諸葛亮（181–234）發明的，好讓妻子在他出征時解悶。
rings-history-known = 究竟是誰發明的，已不可考。在歐洲，卡爾達諾在 1550 年描述過它；1872 年，格羅用二進位數說明了它的解法。

## The card of the Gray sequence
rings-item = { $heading ->
    [down] 這是格雷碼的第 { $item } 項，現在退回一項。
   *[up] 接著是格雷碼的第 { $item } 項。
}
rings-rule-of-item = { $parity ->
    [odd] 奇數項改變最右邊的一位，即 { $one }。
   *[even] 偶數項改變右起第一個 1（{ $ring }）左邊的一位，即 { $next }。
}

## The card of binary and Gray code
rings-binary-rule = 從左到右，從 0 開始：二進位的每一位照抄前一位，遇到劍上的環就翻轉。
rings-row-gray = 格雷碼
rings-row-flips = 翻轉
rings-row-binary = 二進位
rings-row-weight = 位值
rings-binary-sum = { $goal ->
    [0] = { $sum }：{ $far }。
   *[other] = { $sum }，終點是 { $goal }：{ $far }。
}
rings-column-gray = 環 = 格雷碼
rings-column-to-go = 還差
rings-row-by-row = 從一列到下一列，二進位數差一，環只變一個。

## The card of shifts
rings-shifts-rule = 把整串位元右移 1、2、4……位，每次都與移位前的自己做 XOR（互斥或）。
rings-shifts-number = 得到二進位數 { $number }

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] 把狀態轉成二進位，減一，再轉回格雷碼。
   *[up] 把狀態轉成二進位，加一，再轉回格雷碼。
}
rings-this-state = 這個狀態
rings-decrement-carry = { $turned ->
    [1] 只有最後一位翻轉，也就是 { $ring } 那一位。
   *[other] 最後 { $turned } 位一起翻轉，格雷碼卻只變 { $ring } 那一位。
}

## The card of the machine that copies or swaps
rings-automaton-rule = 從左到右讀，先照抄；每讀到一個 1，從下一位起換成另一種方式。
rings-row-read = 讀
rings-row-mode = 方式
rings-row-written = 寫
rings-mode-copy = 照抄
rings-mode-swap = 互換
rings-machine = 兩種方式：照抄與互換。讀到 0 不變，讀到 1 就換成另一種。
rings-automaton-turn = { $turn ->
    [ring-one] 最後一位是 { $last }：輪到 { $one }。
   *[other-ring] { $of ->
        [rings] 最後一位是 { $last }：輪到劍上最外一環再往裡的那一環。
       *[others] 最後一位是 { $last }：從 { $one } 數起，輪到第一個 1 的下一個。
    }
}

## The cards of recursion and of mirroring
rings-on-and-off-only = 僅限全部放上與全部取下之間
rings-stack-rule = 每件事分成四件更小的事；標出的正在做。
rings-job-down = 取下
rings-job-up = 放上
rings-mirror-rule = m 位的格雷碼：先列出 m − 1 位的碼，前面補 0；再倒過來列一遍，前面補 1。照著走，就是遞迴：
rings-mirror-count = { $of ->
    [rings] 下面各列的步數沿整條線數，從 { $from } 起共 { $last } 步；從全部放上到全部取下只是其中一段。
   *[others] 下面各列的步數沿整條線數，從 { $from } 起共 { $last } 步。
}
rings-other-code = 格雷碼不只這一種
rings-other-code-rule = 兩位的碼換個順序，再照樣鏡射：相鄰兩個還是只差一位，可是實際走不了這條路。
rings-mirror-job-path = 倒走
rings-mirror-job-back = 順走
rings-column-rings = 環的走法
rings-column-half = 後兩位
rings-column-other-code = 也是格雷碼，但不是實際的走法
rings-half-forward = 順著抄
rings-half-backward = 倒著抄
rings-move-of = 第 { $next } 步，共 { $all } 步
rings-stack-kinds = 「{ $down }」和「{ $up }」都會呼叫自己，這叫直接遞迴；又互相呼叫，這叫間接遞迴。
rings-stack-loop = 改用迴圈
rings-stack-loop-rule = 不用遞迴，用迴圈加一個堆疊也行。起初堆疊裡只有 { $job }。每次取出最上面的一項：是一步，就走這一步；是一件事，就把它的四行從最後一行起依序放進堆疊，n = 0 的直接丟掉。堆疊空了，也就做完了。

## The card of what each move is for
rings-purposes-rule = 由裡向外想：要動一個環，它外側的一環要在劍上，再往外的都要取下。所以每一步都在為更裡面的環作準備。
rings-purpose-last = { $mv }：更裡面的環此後都不再動
rings-purpose-and-aim = { $mv }，好讓 { $near }；最終是為了 { $far }
rings-column-move = 第幾步
rings-column-ring = 動
rings-column-so-that = 好讓
rings-purposes-group = { $span }：好讓 { $aim }
rings-five-rings = 五連環全程：21 步

## The cards of the strategies
rings-strategy-one-rule = { $of ->
    [rings] 先動 { $one }（R），再與另一環（S）交替。做不了 S 時，全部退回，改成先做 S。
   *[others] 先動 { $one }（R），再與另一種走法（S）交替。做不了 S 時，全部退回，改成先做 S。
}
rings-strategy-two-rule = { $of ->
    [rings] 先動 { $one }（R），再與另一環（S）交替。做不了 S 時折返：再做一次 R，繼續交替。
   *[others] 先動 { $one }（R），再與另一種走法（S）交替。做不了 S 時折返：再做一次 R，繼續交替。
}
rings-leg-wrong = 走錯
rings-leg-taken-back = 退回
rings-leg-solved = 解開
rings-strategy-length = 一共 { $moves }。
rings-strategy-right = 這個策略先動 { $one }，在這裡是對的。
rings-strategy-wrong = 這個策略先動 { $one }，在這裡方向反了：走 { $wrong }，再回頭。

## The card of six questions: a table of questions and answers
rings-yes = 是
rings-no = 否
rings-is-solvable = 一定有解嗎？
rings-is-unique = 解唯一嗎？
rings-how-far-to-all-off = 幾步全部取下？
rings-how-far-to = 幾步到 { $to }？
rings-which-ring-is-move = { $of ->
    [rings] 第 { $number } 步動哪一環？
   *[others] 第 { $number } 步動哪一個？
}
rings-which-state-after = 第 { $number } 步之後是什麼狀態？
rings-examples = 郭君逸論文裡的例題
rings-example = 例 { $number }
rings-example-wrong-start = 從 1010 出發，先動第 1 環就走反了；走對只要 12 步。
rings-example-graph = 三個環：8 個狀態排成一條線。
rings-example-automaton = 照抄與互換：f(011001001) = 010001110。
rings-example-numbers = 還是這條線，每個狀態旁邊寫上二進位的 f，從 111 到 000。
rings-example-other-code = 把 10、00、01、11 鏡射，得到另一種三位元格雷碼。
rings-example-xor = 改用 XOR 來算：f(011001001) = 010001110。
rings-example-from-all-off = 從全部取下出發，走 123 步，到 001000110。
rings-example-state-after = 從 101101100 出發，先動第 1 環，走 60 步，到 111000110。
rings-example-which-ring = 同一條路上，第 56 步動第 8 環。
rings-example-which-disc = 不管河內塔有幾個圓盤，只要夠多，第 60 步動的都是 3 號圓盤。

## Where the moves are numbered from by the ruler
# A rung of the ladder: what a ring must do before a larger one can move.
rings-rung-wish = { $way ->
    [on] { $ring } 要放上
   *[off] { $ring } 要取下
}
slow-title = { $place ->
    [on] { $ring } 怎麼放上？
   *[off] { $ring } 怎麼取下？
}
slow-pull-back = 將劍抽回
slow-off-two = 提起圓環
slow-off-three = 將劍推回
slow-turn-ring = 側轉圓環
slow-off-five = 穿縫落下
slow-on-one = 圓環放低
slow-on-three = 穿縫上提
slow-on-five = 將劍推回
slow-play = 慢放
slow-stuck = 到這裡就卡住了。

rings-expect-costs = 編號為 k 的一列若「還沒有」，就要花 2^(k−1) 步：{ $sum }。
rings-expect-table = 把這個辦法列成表
rings-expect-wanted = 期望
rings-expect-so = 已經符合
rings-expect-not = 不符合
rings-expect-first = 第 1 環
rings-expect-first-so = 沒有要做的了。
rings-expect-first-not = 動第 1 環。
rings-expect-other = 第 n 環
rings-expect-other-so = 期望第 n − 1 環取下。
rings-expect-other-not = 若第 n − 1 環在劍上，它外側的環都已取下，就動第 n 環；不然，期望第 n − 1 環放上。
rings-parity-of-both = { $of ->
    [rings] 關鍵在於到全部取下的步數 f 是奇是偶（郭君逸，定理二）。劍上的環數，與 f 奇偶總是相同：這裡是 { $on } 和 { $far }。
   *[others] 關鍵在於到全 0 的步數 f 是奇是偶（郭君逸，定理二）。1 的個數，與 f 奇偶總是相同：這裡是 { $on } 和 { $far }。
}
rings-back-to-gray = 反過來，由二進位求格雷碼（郭君逸，定理四）：把這個數與它的一半（向下取整）做 XOR。
flip-title = 翻動任一列的一位，看另一列怎麼變。
flip-digit = { $row }，第 { $place } 位：{ $digit }
flip-back = 回到這個狀態
rings-shifts-why = 移 1 位之後，每一位是兩位做 XOR 的結果；移 2 位之後是四位，移 4 位之後是八位。最後，每一位都與左邊的所有各位做過 XOR：到這裡為止的 1 有奇數個就是 1。
rings-decrement-why = 為什麼只變一位？格雷碼的每一位說的是：二進位的這一位與前一位是否不同。相鄰兩位一起翻轉，異同不變；只有翻轉那一段的最左端，一位翻了，前一位沒翻。
rings-stack-lengths = 把一件事的四列加起來，就是它的步數（郭君逸，推論一）：
rings-strategy-ends = 同一動作做兩次等於沒做（郭君逸，性質一），只有線的兩端只有一種走法（郭君逸，性質二）。所以交替著走總會直達某一端，開頭走錯就到錯的一端：
rings-strategy-right-cost = 開頭對：f(x)
rings-strategy-wrong-cost = 開頭錯：2·(2^n − 1) − f(x)
rings-formula-one-line = { $states } 個狀態排成一條線（郭君逸，定理一）
pair-blocks-seen = 逐環走法那條線上，你所在的八個狀態。第 1、2 環一起動，就有兩條捷徑，跳過其中兩個。
pair-blocks-reach = 適用於第 1、2 環可以一起動時的任何狀態、任何終點。
pair-blocks-rule = 先當作逐環走，從全部取下起替狀態編號。每八個一段，第 0 與第 2 個、第 5 與第 7 個都只差第 1、2 環：兩環一起動，兩步併作一步。
pair-blocks-place = 編號
pair-blocks-passed = 是否經過
pair-blocks-yes = 經過
pair-blocks-no = 跳過
pair-blocks-count = 所以一段八步只要六步；由逐環走到全部取下的步數 f，就得到現在的步數：
