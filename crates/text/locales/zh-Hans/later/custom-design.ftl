### Making up a puzzle, in its set-up.

custom-invitation = 你来定谁等谁。会是一条线，是带死路的树，还是有圈？做一个恰好 100 步的谜题。
custom-design = 你的零件
custom-begin = 从这里开始
custom-choose = 请选……
custom-as-rings = 像九连环那样
custom-as-elephants = 像大象那样
custom-any = 位置不限的零件
custom-two = 两个零件
custom-four = 四个零件，有死路
custom-neighbours = 每个只等前一个
custom-nobody = 谁也不等
custom-places = { $places } 个位置
custom-fewer-places = { $piece } 号零件：少一个位置
custom-more-places = { $piece } 号零件：多一个位置
custom-free = 随时可以移动
custom-waits-for = 要等
custom-step = { $piece } 号零件 { $from }–{ $to } 这一步要等

custom-keep-name = 谜题的名字
custom-keep = 放到我的架上
custom-kept = 已放到你的架上。

custom-line = { $states } 个状态连成一条线：在每个状态里只能往前或往回。
custom-tree = { $states } 个状态长成一棵树：不会永远卡住，任何两个状态之间只有一条路。
custom-loops = { $states } 个状态，其中有圈，所以路可能不止一条。最短的是把所有状态搜一遍找到的。
custom-dead-ends = { $count ->
    [1] 有一条死路，在第 { $step } 步岔出去，深 { $moves }。
   *[other] 路旁共有 { $count } 条死路，第一条在第 { $step } 步岔出去，深 { $moves }。
}
custom-first-dead-end = 第一条死路在第 { $step } 步岔出去。
custom-blind = { $count ->
    [1] 有一个状态是死路，只能退回：{ $state }，离起点 { $moves }。
   *[other] 有 { $count } 个状态是死路，只能退回；最先遇到的是 { $state }，离起点 { $moves }。
}
custom-farthest = 离起点最远的是 { $state }，{ $moves }。

custom-tasks = 你做得出来吗？
custom-task-line = 一条超过 { $states } 个状态的线
custom-task-early = 一棵第一步就可能走错的树
custom-task-moves = 一个恰好 { $moves } 步的谜题
custom-task-deep = 一棵有死路的树，死路至少深 { $moves } 步
custom-task-loops = 一个有圈的谜题
custom-done = 做到了

custom-paper-how = 在每个零件的起点放一枚硬币，就是圆圈里的数。一步是把一枚硬币移到旁边的位置，条件是比它快的零件都停在表里写的位置上；- 表示任意。终点是方框里的数。
custom-paper-step = 步
