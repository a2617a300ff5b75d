# The page of lessons, and what all stops say.

learn-line = 看一看，試一試，證一證。進度只存在這台裝置上。
learn-teachers = 給老師（英文）
learn-teachers-language = en
learn-lessons = 課程
learn-lessons-line = 每課一個問題，三到六站
learn-start = 開始
learn-go-on = 繼續第 { $stop } 站
learn-again = 從頭再來
learn-done-of = 已完成 { $done } / { $stops }
learn-stop-of = 第 { $stop } 站，共 { $stops } 站
learn-bars = 第 { $stop } 站，共 { $stops } 站，已完成 { $done } 站
learn-bar = 第 { $stop } 站：{ $title }{ $state ->
    [done] （已完成）
    [current] （目前）
   *[open] {""}
}
learn-all-stops = 所有站
learn-close = 離開課程
learn-back = 上一站
learn-skip = 跳過這一站
learn-next = 下一站：{ $title }
learn-skip-to-task = 跳到任務
learn-finish = 完成
learn-your-task = 任務
learn-right = 對了。
learn-shown = 答案在這裡。
# 按鈕：記下不評對錯的猜測
learn-keep-guess = 就猜這個
learn-guess = 你猜的是 { $guess }。
# 一課結束時
learn-recalled = 一開始你猜的是 { $guess }，答案是 { $answer }。
learn-recalled-right = 一開始你猜的是 { $guess }，猜對了。
learn-waits = 先做完任務，再動手玩。
learn-yours = 動手試試吧。
learn-line-yours = 用時間軸試試吧。
learn-waits-ladder = 先填好梯子，再動手。
learn-waits-fold = 先轉好第二份，再動手。
learn-waits-answer = 先回答，再動手。
learn-waits-answers = 先把空格填好，再動手。
learn-wrong-choice = 「{ $answer }」不對。
learn-too-small = { $guess } 太小了。
learn-too-large = { $guess } 太大了。
learn-off-by-one = { $guess } 差了一。
learn-off-by-one-why = 想想數的是步數還是狀態數，從哪裡開始數。
learn-left-from = 從 { $state } 開始，還剩 { $moves } 步。
learn-states-from = 從 { $state } 開始，路上有 { $states } 個狀態。
learn-step-is = 第 { $step } 步是 { $state }。
learn-digits-of = 這是 { $state } 的二進位數。
learn-differs = 那裡 { $piece } { $there }，而 { $here } 裡它 { $place }。
learn-too-far = { $pieces } 沒有離目標這麼遠的狀態。
learn-farthest = { $pieces } 的狀態，離目標最多 { $moves }。
learn-moves-in-all = 整個解法共 { $moves }。
learn-made-by = 第 { $number } 步動的是 { $piece }。
learn-not-first = 第 { $number } 步動的也是 { $piece }，但不是第一次。
learn-makes = { $piece } 在第 { $number } 步動。
learn-no-piece = 這裡沒有 { $piece }。
learn-can-move = { $piece } 現在能動。
learn-cannot-move = { $piece } 現在不能動。
learn-moves-often = { $piece } 動 { $count } 次。
learn-in-pair = { $guess } 屬於必敗的一對：{ $small } 和 { $large }。
learn-other-pile = { $guess } 是這一對裡{ $pile ->
    [small] 小
   *[large] 大
}的那一堆。
learn-change-from = 從 { $number } 到 { $next }，變 { $count } 位。
learn-parked = 停 { $count } 個要 { $moves }，還有更短的走法。
learn-try = 動手試試
learn-play = 走一遍：你說對了嗎？
learn-playing = 你說 { $said } 步，已走 { $made } 步。
learn-played-right = { $moves } 走完，和你說的一樣。
learn-played-other = 走了 { $moves }，你說的是 { $said } 步。
learn-played-longer = 還有更短的走法。
learn-not-cold = 你留下了 { $left } 和 { $right }，這不是必敗局面。
learn-not-cold-why = 這樣對手一步就能給你留下必敗局面。石子已放回，再試一次。
learn-step-before = 第 { $step } 步在第 { $asked } 步之前。
learn-step-after = 第 { $step } 步在第 { $asked } 步之後。
learn-no-number = 請輸入整數。
learn-no-word = 只能輸入 0 和 1。
learn-no-pegs = 只能輸入字母 A、B、C。
learn-backwards = { $guess } 讀反了。
learn-backwards-why = 最大的環在最左邊。
learn-backwards-discs = 最大的圓盤在最左邊。
learn-word-length = { $row ->
    [pegs] 一共 { $count } 個字母，每個圓盤一個。
   *[digits] 一共 { $count } 位，每個環一位。
}
learn-first-digits = { $row ->
    [pegs] { $count ->
        [0] 第一個字母就不對。
       *[other] 前 { $count } 個字母對了，下一個不對。
    }
   *[digits] { $count ->
        [0] 第一位就不對。
       *[other] 前 { $count } 位對了，下一位不對。
    }
}
learn-choose-one = 請選一個答案。
learn-row-wrong = { $label } 那一格還不對。
learn-row-field = { $label } 的答案

# The ladder of wishes
ladder-on = 上
ladder-off = 下
ladder-is = { $place ->
    [on] 在劍上
   *[off] 已取下
}
ladder-must-be = { $place ->
    [on] 要放上
   *[off] 要取下
}
ladder-question = 第 { $ring } 環要在
ladder-done = 已滿足
ladder-not-yet = 還沒有
ladder-right = 對
ladder-not-this = 不對
ladder-after = 先填第 { $ring } 環
ladder-last = 所以現在要動的是第幾環
ladder-choose = 請給第 { $ring } 環選「上」或「下」。
ladder-needs = 第 { $waiting } 環在等它。
ladder-needs-why = 第 { $ring } 環在劍上，它才能動。
ladder-blocks = 這樣會擋住第 { $waiting } 環。
ladder-blocks-why = 第 { $neighbour } 環在劍上、再往外的全部取下，它才能動。第 { $ring } 環就在其中。
ladder-stays = 沒有哪個環需要第 { $ring } 環。
ladder-stays-why = 上面的環都已滿足，所以它和別的環一樣，要取下。
ladder-ring-wrong = 不是第 { $ring } 環。
ladder-ring-why = 找標著「還沒有」的最下面一列：沒有東西擋著它。
ladder-waits = 第 { $ring } 環等著動
ladder-which = 第 { $ring } 環：上還是下？
ladder-beyond = 第 { $ring } 環再往外：上還是下？

# The drawing of the line that is folded open
fold-name = 第二份的角度
fold-value = 還差 { $degrees } 度
fold-open = 已連成一條線
fold-first = 第 4 環取下
fold-second = 第 4 環放上，翻過來
fold-states = 16 個狀態連成一條線，原來是兩條 8 個狀態的線。

# 找必敗局面的棋盤
sieve-square = { $position }{ $state ->
    [cold] ，必敗
    [struck] ，已劃掉
   *[open] {""}
}
sieve-hot = { $position } 不是必敗局面。
sieve-hot-why = { $take }，剩下 { $left }，輸的是對方。

learn-tools = 練習和工具
learn-exercises-line = 選定題組，當場批改；全班打開同一連結，題目相同。
learn-exercises-verb = 做幾題
learn-more = 更多玩法
learn-shelf-line = 拿在手裡的同類益智玩具：各要多少步，哪些能在這裡玩。
tool-begin = 從哪裡開始
