### Making up a puzzle, in its set-up.

custom-invitation = 你來定誰等誰。會是一條線，是帶死路的樹，還是有圈？做一個恰好 100 步的謎題。
custom-design = 你的零件
custom-begin = 從這裡開始
custom-choose = 請選……
custom-as-rings = 像九連環那樣
custom-as-elephants = 像大象那樣
custom-any = 位置不限的零件
custom-two = 兩個零件
custom-four = 四個零件，有死路
custom-neighbours = 每個只等前一個
custom-nobody = 誰也不等
custom-places = { $places } 個位置
custom-fewer-places = { $piece } 號零件：少一個位置
custom-more-places = { $piece } 號零件：多一個位置
custom-free = 隨時可以移動
custom-waits-for = 要等
custom-step = { $piece } 號零件 { $from }–{ $to } 這一步要等

custom-keep-name = 謎題的名字
custom-keep = 放到我的架上
custom-kept = 已放到你的架上。

custom-line = { $states } 個狀態連成一條線：在每個狀態裡只能往前或往回。
custom-tree = { $states } 個狀態長成一棵樹：不會永遠卡住，任何兩個狀態之間只有一條路。
custom-loops = { $states } 個狀態，其中有圈，所以路可能不止一條。最短的是把所有狀態搜一遍找到的。
custom-dead-ends = { $count ->
    [1] 有一條死路，在第 { $step } 步岔出去，深 { $moves }。
   *[other] 路旁共有 { $count } 條死路，第一條在第 { $step } 步岔出去，深 { $moves }。
}
custom-first-dead-end = 第一條死路在第 { $step } 步岔出去。
custom-blind = { $count ->
    [1] 有一個狀態是死路，只能退回：{ $state }，離起點 { $moves }。
   *[other] 有 { $count } 個狀態是死路，只能退回；最先遇到的是 { $state }，離起點 { $moves }。
}
custom-farthest = 離起點最遠的是 { $state }，{ $moves }。

custom-tasks = 你做得出來吗？
custom-task-line = 一條超過 { $states } 個狀態的線
custom-task-early = 一棵第一步就可能走錯的樹
custom-task-moves = 一個恰好 { $moves } 步的謎題
custom-task-deep = 一棵有死路的樹，死路至少深 { $moves } 步
custom-task-loops = 一個有圈的謎題
custom-done = 做到了

custom-paper-how = 在每個零件的起點放一枚硬幣，就是圓圈裡的數。一步是把一枚硬幣移到旁邊的位置，條件是比它快的零件都停在表裡寫的位置上；- 表示任意。終點是方框裡的數。
custom-paper-step = 步
