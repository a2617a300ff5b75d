### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
rings-title = { $count ->
   *[other] { $number }連環
}
rings-preset = { $pieces ->
   *[other] { $title }
}
rings-all-off = 環全下
rings-all-on = 環全上
rings-only-ring-on = 只剩第 { $ring } 環
rings-short = { $place ->
    [on] { $ring } 上
   *[off] { $ring } 下
}
rings-order = { $place ->
    [on] 放上{ $rings }
   *[off] 取下{ $rings }
}
rings-beat = { $place ->
    [on] { $rings }上
   *[off] { $rings }下
}
rings-one-and-two = 一二

## The task
rings-come-off = { $count ->
   *[other] { $number }個環都在劍上，全部取下要 { $moves }。
}
rings-ring-by-ring = 每步只動一環要 { $moves }
rings-notation = { $digits } 位，1 = 在劍上，第 { $ring } 環在最左
rings-states-allowed = 0 和 1，或 on、off
rings-moves-allowed = 環號，如 1.3，或 ~K 表示沿路線走 K 步

## The coach
rings-in-hand = 在劍上：{ $on }，其餘都取下。
rings-on = 有 { $count } 個在劍上

## Methods: what they are called, what they show, and where they hold
rings-expect-name = 一環等一環
rings-expect-seen = 從最裡面的環往外，每列要求一個環。還不符合的，下面幾列就是它的前提，直到有一環能動。
rings-expect-reach = 適用於任何狀態、任何終點；只有終點是環全下時才讀成一個數。
rings-alternation-name = 兩條規則就夠
rings-alternation-seen = 任何時候最多只有兩種動作：動第 1 環，或動劍上最外面那個環內側的一環。兩者輪流；下面兩道是接下來的幾步。
rings-alternation-reach = 適用於任何狀態、任何終點；數往大走時，奇數與偶數對調。
rings-two-rules-name = 格雷碼的生成規則
rings-two-rules-seen = 格雷碼按兩條規則一項接一項寫下去，各環的狀態就是其中一項。
rings-two-rules-reach = 適用於任何狀態、任何終點，但一次只算一步。
rings-binary-name = 二進位與格雷碼
rings-binary-seen = 上面是用 1 和 0 表示的各環，下面是對應的二進位數，它就是到環全下的步數。
rings-binary-reach = 適用於任何狀態、任何終點，條件是一次只動一環。
rings-shifts-name = 倍增移位
rings-shifts-seen = 求的還是那個二進位數，用電腦喜歡的辦法：對整個字做幾次運算。
rings-shifts-reach = 適用於任何狀態、任何終點，條件是一次只動一環。
rings-decrement-name = 二進位加減一
rings-decrement-seen = 每一步使二進位數變化一。進位可能翻轉許多位，環卻只變一個。
rings-decrement-reach = 適用於任何狀態、任何終點，但一次只算一步。
rings-automaton-name = 照抄或互換
rings-automaton-seen = 一台有兩種方式的機器讀各環，在下面寫出二進位數。最後一位說明輪到誰。
rings-automaton-reach = 適用於任何狀態、任何終點，條件是一次只動一環。
rings-recursion-name = 此步的遞迴
rings-recursion-seen = 每列是一件正在做的事，由更小的同類事組成。框出的是正在做的部分，下一列再把它拆開。
rings-recursion-reach = 環：僅在環全上與環全下之間。圓盤：僅限滿柱到滿柱。
rings-purposes-name = 每一步的目的
rings-purposes-seen = 逐步來看：每一步是為哪個更裡面的環作準備，最終又是為了哪一環。
rings-purposes-reach = 適用於任何狀態、任何終點；最多列出 21 步。
rings-mirror-name = 鏡射排列
rings-mirror-seen = n 環的碼先是 n − 1 環的碼，再倒著來一遍，第 n 環改變。換一個開頭來鏡射也得到格雷碼，卻不是各環的那個。
rings-mirror-reach = 適用於任何狀態、任何終點，條件是一次只動一環。
rings-strategy-one-name = 策略一：退回重來
rings-strategy-one-seen = 不多想，先動第 1 環，走錯了就退回：會怎麼樣。
rings-strategy-one-reach = 僅適用於終點是環全下。九個環時，開頭走錯可能要 1,020 步，而不是 2 步。
rings-strategy-two-name = 策略二：到頭折返
rings-strategy-two-seen = 不多想，先動第 1 環，走到錯的一頭再折返：會怎麼樣。
rings-strategy-two-reach = 僅適用於終點是環全下。九個環時，開頭走錯可能要 1,020 步，而不是 2 步。
rings-questions-name = 六個問題
rings-questions-seen = 關於起點和終點的六個問題，不用試就能回答。
rings-questions-reach = 適用於任何狀態、任何終點，條件是一次只動一環。

## The card of what must be so first: a ladder of rings
rings-ring-is = { $place ->
    [on] { $ring }在劍上
   *[off] { $ring }已取下
}
rings-wish-met = 已符合
rings-wish-not-yet = 尚未
rings-wish-now = 現在動
rings-expect-free = { $place ->
    [on] 再沒有別的阻礙：放上{ $ring }
   *[off] 再沒有別的阻礙：取下{ $ring }
}
rings-expect-read-down = 從上往下讀，已符合記 0，否則記 1：二進位 { $digits }，{ $to_go }。
rings-peek = 一環等一環
rings-then-alternate = 然後交替進行。

## The card of two rules
rings-alternation-first = { $parity ->
    [odd] 在劍上的環有 { $on } 個，奇數：{ $rule }。
   *[even] 在劍上的環有 { $on } 個，偶數：{ $rule }。
}
rings-odd = 奇數
rings-even = 偶數
rings-rule-ring-one = 動第 1 環
rings-rule-other-ring = 從活動端數起，找到劍上的第一個環，動它內側的那一環
rings-alternate = 然後兩種動作交替：同一動作連做兩次，等於沒做。
rings-lane-other-ring = 另一環

## The card of the Gray sequence
rings-item = { $heading ->
    [down] 這是格雷碼的第{ $item }項，現在退回一項。
   *[up] 接著是格雷碼的第{ $item }項。
}
rings-rule-of-item = { $parity ->
    [odd] 奇數項改變最右邊的一位，即第 1 環。
   *[even] 偶數項改變右起第一個 1（第 { $ring } 環）左邊的一位，即第 { $next } 環。
}

## The card of binary and Gray code
rings-binary-rule = 從左到右：二進位的每一位與前一位相同，遇到在劍上的環就翻轉。
rings-row-gray = 格雷碼
rings-row-flips = 翻轉
rings-row-binary = 二進位
rings-row-weight = 權
rings-binary-sum = { $goal ->
    [0] = { $sum }：{ $far }。
   *[other] = { $sum }，終點是 { $goal }：{ $far }。
}
rings-column-gray = 環 = 格雷碼
rings-column-binary = 二進位
rings-column-to-go = 還差
rings-row-by-row = 一列接一列，二進位數每次差一，環只變一個。

## The card of shifts
rings-shifts-rule = 把整個字右移 1、2、4……位，每次與自己逐位元互斥或。
rings-shifts-gray = 格雷碼
rings-shifts-number = 得到二進位數 { $number }

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] 把狀態轉成二進位，減一，再轉回格雷碼。
   *[up] 把狀態轉成二進位，加一，再轉回格雷碼。
}
rings-this-state = 此狀態
rings-decrement-carry = 末 { $turned } 位一起翻轉，格雷碼只有{ $ring }那一位改變。

## The card of the machine that copies or swaps
rings-automaton-rule = 從左到右讀，先照抄；每讀到一個 1，後面就在照抄與互換之間切換。
rings-row-read = 讀
rings-row-mode = 方式
rings-row-written = 寫
rings-mode-copy = 照抄
rings-mode-swap = 互換
rings-machine = 兩種方式：照抄與互換。讀到 0 不變，讀到 1 就換成另一種。
rings-automaton-turn = { $turn ->
    [ring-one] 最後一位是 { $last }：輪到第 1 環。
   *[other-ring] 最後一位是 { $last }：輪到劍上第一個環內側的那一環。
}

## The cards of recursion and of mirroring
rings-on-and-off-only = 僅在環全上與環全下之間
rings-stack-rule = 每件事分成四件小事；標出的正在進行。
rings-job-down = 全下
rings-job-up = 全上
rings-mirror-rule = m 位的格雷碼，是 m − 1 位的前面補 0，再接上倒過來、前面補 1 的一份。照著走就是遞迴：
rings-mirror-job-path = 倒走
rings-mirror-job-back = 順走
rings-column-rings = 環的走法
rings-column-half = 後兩位
rings-column-other-code = 也是格雷碼，但不是環的走法
rings-half-forward = 順著抄
rings-half-backward = 倒著抄
rings-move-of = 第{ $next }步，共{ $all }步

## The card of what each move is for
rings-purposes-rule = 由裡向外想：要動一個環，它前一環要在劍上，再前面的都要取下。所以每一步都在為更裡面的環作準備。
rings-purpose-last = { $mv }：此後更裡面的環都不再動
rings-purpose = { $mv }，好讓{ $near }
rings-purpose-and-aim = { $mv }，好讓{ $near }；最終是為了{ $far }
rings-wish = { $place ->
    [on] { $ring }放上
   *[off] { $ring }取下
}
rings-column-move = 第幾步
rings-column-ring = 動
rings-column-so-that = 好讓
rings-column-in-the-end = 目的
rings-five-rings = 五連環全程：21 步

## The cards of the strategies
rings-strategy-one-rule = 先動第 1 環（R），再與另一環（S）交替。做不了 S 時全部退回，改為先做 S。
rings-strategy-two-rule = 先動第 1 環（R），再與另一環（S）交替。做不了 S 時折返：再做一次 R，繼續交替。
rings-leg-wrong = 走錯
rings-leg-taken-back = 退回
rings-leg-solved = 解開
rings-strategy-length = 一共 { $moves }。
rings-strategy-right = 這個策略先動第 1 環，在這裡是對的。
rings-strategy-wrong = 這個策略先動第 1 環，在這裡走反了：走 { $wrong }，再回頭。

## The card of six questions: a table of questions and answers
rings-questions-from = 從 { $state } 出發：
rings-yes = 是
rings-no = 否
rings-is-solvable = 有解嗎？
rings-is-unique = 唯一解嗎？
rings-how-far-to-all-off = 幾步環全下？
rings-how-far-to = 幾步到 { $to }？
rings-which-ring-is-move = 第{ $number }步動哪一環？
rings-which-state-after = 第{ $number }步之後是什麼狀態？

## Where the moves are numbered from by the ruler
rings-numbered-from = 從環全下算起
