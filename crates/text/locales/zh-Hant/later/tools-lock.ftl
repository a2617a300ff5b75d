### 設計一把鎖：誰等誰，結果會怎樣。

lock-title = 設計一把鎖
lock-line = 你來定誰等誰。會是一條線，是帶死路的樹，還是有圈？做一把恰好 100 步的鎖。

lock-yours = 你的鎖
lock-say = 一個零件要走一步，比它快的零件（編號比它小的）都得停在你定的位置上。1 號零件不等誰。
lock-own = 你自己的鎖
lock-two = 兩個零件
lock-four = 四個零件，有死路
lock-neighbours = 每個只等前一個
lock-nobody = 誰也不等
lock-pieces = 零件
lock-fewer-pieces = 少一個零件
lock-more-pieces = 多一個零件
lock-piece = { $piece } 號零件
lock-places = { $places } 個位置
lock-fewer-places = { $piece } 號零件：少一個位置
lock-more-places = { $piece } 號零件：多一個位置
lock-free = 不等誰
lock-step = { $from }–{ $to } 這一步
lock-guard = { $piece } 號零件，{ $from }–{ $to } 這一步：{ $faster } 號零件必須在
lock-at = { $piece } 號
lock-any = 任意
lock-room = 最多 { $pieces } 個零件，每個 { $places } 個位置，總共 { $states } 個狀態。

lock-play = 這把鎖
lock-can = { $way ->
    [both] { $place }，兩邊都能走
    [up] { $place }，能往大走
    [down] { $place }，能往小走
   *[none] { $place }，在等
}
lock-ready = 動一個零件：點它旁邊的位置，或者用方向鍵。
lock-wait = { $piece } 號在 { $place }
lock-waits = { $piece } 號零件要等：{ $waits }。
lock-end = { $piece } 號零件到底了。
lock-moved = { $piece } 號零件到 { $place }。離終點還有 { $left } 步。
lock-opened = 打開了，走了 { $moves } 步！
lock-open = 打開了！
lock-jumped = 鎖現在停在 { $word }。
lock-fold = 起點、終點、列印
lock-back = 回到起點
lock-start-here = 從這裡開始
lock-goal-here = 這裡是終點
lock-ends = 起點 { $start }，終點 { $goal }

lock-states = 它的狀態
lock-fact-line = { $states } 個狀態連成一條線：在每個狀態裡只能往前或往回。
lock-fact-tree = { $states } 個狀態長成一棵樹：不會永遠卡住，任何兩個狀態之間只有一條路。
lock-fact-loops = { $states } 個狀態，有 { $loops } 個獨立的圈，所以路可能不止一條。最短的是把所有狀態搜一遍找到的。
lock-length = 從起點到終點 { $moves } 步。
lock-no-moves = 起點就是終點。
lock-one-way = 沒有別的路一樣短。
lock-more-ways = 還有別的路一樣短。
lock-dead-end = 第一條死路：在第 { $step } 步岔出去，深 { $depth } 步。
lock-dead-end-at-once = 第一步就可能走錯：死路深 { $depth } 步。
lock-dead-ends = { $count ->
    [1] 路旁只有這一條死路。
   *[other] 路旁共有 { $count } 條死路。
}
lock-no-dead-end = 沒有死路。
lock-farthest = 離起點最遠的是 { $word }，{ $moves } 步。
lock-columns = 狀態太多，無法一一畫出：每根長條表示離起點同樣步數的狀態有幾個。
lock-key-you = 你
lock-key-start = 起點
lock-key-goal = 終點
lock-key-way = 正路
lock-key-dead-end = 第一條死路
lock-slider = 沿著正路
lock-on-way = 第 { $step } 步，共 { $steps } 步，{ $word }
lock-off-way = { $word }，從第 { $step } 步岔出 { $depth } 步

lock-tasks = 你做得出來嗎？
lock-more-tasks = 更多任務
lock-task-line = 一條超過 { $states } 個狀態的線
lock-task-early = 一棵第一步就可能走錯的樹
lock-task-moves = 一把恰好 { $moves } 步的鎖
lock-task-deep = 一棵有死路的樹，死路至少深 { $moves } 步
lock-task-loops = 一把有圈的鎖
lock-too-many = 多了 { $count } 步
lock-too-few = 還差 { $count } 步
lock-done = 做到了
lock-never = 還有：一把打不開的鎖？
lock-never-why = 沒有這樣的鎖。1 號零件哪裡都能去。如果比某個零件快的都能走到任意位置，那麼不管它等什麼都等得到；所以它也哪裡都能去。就這樣一直到最慢的零件。

lock-twin = 這正是已有的一道題：
lock-print = 列印
lock-paper-how = 在每個零件的起點放一枚硬幣，就是圓圈裡的數。一步是把一枚硬幣移到旁邊的位置，條件是比它快的零件都停在表裡寫的位置上；- 表示任意。終點是方框裡的數。
lock-paper-step = 步
lock-waits-for = 等什麼
lock-paper-nothing = 不等誰
lock-paper-moves = 我走的步
lock-paper-fewest = 我找到的最少步數
lock-paper-link = 在網頁上開啟這把鎖：

lock-unread-places = places：「{ $text }」不是 { $least } 到 { $most } 之間的數，所以那個零件有 { $least } 個位置。
lock-unread-pieces = places：略去了 { $count } 個零件。
lock-unread-guard = waits：「{ $text }」沒有說清 { $piece } 號零件在 { $from }–{ $to } 這一步等什麼。要給每個比它快的零件寫一個位置，1 號寫在最後；- 表示任意。
lock-unread-step = waits：「{ $text }」不屬於哪一步，已略去。
lock-unread-start = from：「{ $text }」不是這把鎖的狀態。要給每個零件寫一個位置，1 號寫在最後。
lock-unread-goal = to：「{ $text }」不是這把鎖的狀態。要給每個零件寫一個位置，1 號寫在最後。
