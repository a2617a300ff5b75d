### 規則檢驗：用積木拼一條規則，在小題目的每個狀態上試一遍。

tester-title = 規則檢驗
tester-line = 用積木拼一條規則，找出它第一個出錯的狀態。
tester-verb = 拼一條規則

tester-your-rule = 你的規則
tester-say = { $of ->
    [rings] 說說下一步該動哪個環。Gros 會在每個狀態上試你的規則，並顯示第一個出錯的狀態。
   *[dials] 說說下一步該轉哪頭大象。Gros 會在每個狀態上試你的規則，並顯示第一個出錯的狀態。
}
tester-own = 你自己的規則
tester-always = { $of ->
    [rings] 總是動第 1 環
   *[dials] 總是轉 1 號大象
}
tester-first-two = { $of ->
    [rings] 動第 1 環或第 2 環
   *[dials] 轉 1 號或 2 號大象
}
tester-never-wrong = 一條從不出錯的規則
tester-in-turn = 一條記得上一步的規則
tester-first = { $of ->
    [rings] 先試試：看看總動第 1 環會在哪些狀態出錯，再給這些狀態加一塊積木。
   *[dials] 先試試：看看總轉 1 號大象會在哪些狀態出錯，再給這些狀態加一塊積木。
}
tester-facts = { $pieces }，終點：{ $goal }
tester-goal = { $of ->
    [rings] 全部取下
   *[dials] 全部橫放
}
tester-tested = 已試全部 { $count } 個狀態
tester-pieces = { $of ->
    [rings] 環數
   *[dials] 大象數
}
tester-if = 如果
tester-else-if = 否則，如果
tester-and = 並且
tester-otherwise = 否則
tester-ever = 總是
tester-move = { $of ->
    [rings] 動
   *[dials] 轉
}
tester-odd = { $of ->
    [rings] 劍上有奇數個環
   *[dials] 有奇數頭大象直立
}
tester-even = { $of ->
    [rings] 劍上有偶數個環
   *[dials] 有偶數頭大象直立
}
tester-on = { $of ->
    [rings] 第 k 環在劍上
   *[dials] k 號大象直立
}
tester-off = { $of ->
    [rings] 第 k 環已取下
   *[dials] k 號大象橫放
}
tester-first-on = { $of ->
    [rings] 劍上最外的是第 k 環
   *[dials] 最外一頭直立的是 k 號大象
}
tester-one-moved = { $of ->
    [rings] 上一步動的是第 1 環
   *[dials] 上一步轉的是 1 號大象
}
tester-other-moved = { $of ->
    [rings] 上一步動的是別的環
   *[dials] 上一步轉的是別的大象
}
tester-piece = { $of ->
    [rings] 第 k 環
   *[dials] k 號大象
}
tester-the-first-on = { $of ->
    [rings] 劍上最外的一環
   *[dials] 最外一頭直立的大象
}
tester-after-first-on = { $of ->
    [rings] 劍上最外一環再往裡的那一環
   *[dials] 最外一頭直立的大象再往裡的那一頭
}
tester-condition-of = 第 { $block } 塊的條件 { $condition }
tester-move-of = 第 { $block } 塊的動作
tester-number-of = { $field }：數字 k
tester-score = { $asked } 次對了 { $right } 次
tester-never = 從未用到
tester-block = 第 { $block } 塊
tester-add-branch = { $of ->
    [rings] 加入：如果……就動……
   *[dials] 加入：如果……就轉……
}
tester-add-otherwise = 加入：否則
tester-add-and = 並且……
tester-add-and-to = 並且……：給第 { $block } 塊加一個條件
tester-up = 把第 { $block } 塊上移
tester-down = 把第 { $block } 塊下移
tester-remove = 刪除第 { $block } 塊
tester-remove-condition = 刪除：{ $field }
tester-keys = Alt+↑、Alt+↓ 移動一塊，Delete 刪除。
tester-unread = 看不懂，已略過：{ $items }。每塊的寫法如 odd:1 或 on3+off1:first，最後一塊如 else:after。

tester-counterexample = 反例：{ $state }。
tester-state = 狀態 { $state }。
tester-says = 你的規則說：{ $step }。
tester-says-nothing = 你的規則沒有說該動什麼。
tester-goal-reached = 這就是終點，不用再動。
tester-count-on = { $of ->
    [rings] 在劍上的環有 { $on } 個，是{ $parity ->
        [odd] 奇數
       *[even] 偶數
    }。
   *[dials] 直立的大象有 { $on } 頭，是{ $parity ->
        [odd] 奇數
       *[even] 偶數
    }。
}
tester-agrees = 這正是走向終點的一步。
tester-leads-back = 可以這樣走，但離終點更遠：還差 { $after } 步，而不是 { $to-go } 步。
tester-no-block = 你的積木沒有一塊適用於這裡。
tester-no-piece = { $of ->
    [rings] 這裡沒有這樣的環。
   *[dials] 這裡沒有這樣的大象。
}
tester-show-right = 顯示正確的一步
tester-right-move = 正確的一步是：{ $step }。
tester-next-one = 下一個
tester-no-failure = 全部 { $count } 個狀態都對。你能說出為什麼嗎？

tester-map = 一條線上的全部狀態
tester-map-scale = 還差的步數；0 是終點
tester-agree = 正確
tester-cannot-move = { $of ->
    [rings] 動不了
   *[dials] 轉不動
}
tester-away = 離終點更遠
tester-silent = 沒有說
tester-window = 還差 { $first } 到 { $last } 步
tester-slider = 依還差的步數選狀態
tester-slider-text = 還差 { $to-go } 步，{ $state }：{ $result }
tester-slider-goal = 還差 0 步：終點
tester-sum = { $asked } 個狀態中對了 { $right } 個
tester-choose = 點一根長條，看它的狀態。
tester-pattern-one = 只有一個錯處：這個狀態有什麼特別？
tester-pattern-all = 每個狀態都錯。先找一個你知道該怎麼走的狀態。
tester-pattern-even = 錯處間隔相等，相距 { $gap } 步：這些狀態有什麼共同點？
tester-pattern-near-goal = 錯處都在終點附近：那裡有什麼不同？
tester-pattern-near-half = 錯處都在靠近終點的一半：那些狀態有什麼共同點？
tester-pattern-far-half = 錯處都在遠離終點的一半：那些狀態有什麼共同點？
tester-pattern-other = 沒有簡單的規律。哪一塊錯得最多？
