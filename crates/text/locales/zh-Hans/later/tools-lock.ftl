### 设计一把锁：谁等谁，结果会怎样。

lock-title = 设计一把锁
lock-line = 你来定谁等谁。会是一条线，是带死路的树，还是有圈？做一把恰好 100 步的锁。

lock-yours = 你的锁
lock-say = 一个零件要走一步，比它快的零件（编号比它小的）都得停在你定的位置上。1 号零件不等谁。
lock-own = 你自己的锁
lock-two = 两个零件
lock-four = 四个零件，有死路
lock-neighbours = 每个只等前一个
lock-nobody = 谁也不等
lock-pieces = 零件
lock-fewer-pieces = 少一个零件
lock-more-pieces = 多一个零件
lock-piece = { $piece } 号零件
lock-places = { $places } 个位置
lock-fewer-places = { $piece } 号零件：少一个位置
lock-more-places = { $piece } 号零件：多一个位置
lock-free = 不等谁
lock-step = { $from }–{ $to } 这一步
lock-guard = { $piece } 号零件，{ $from }–{ $to } 这一步：{ $faster } 号零件必须在
lock-at = { $piece } 号
lock-any = 任意
lock-room = 最多 { $pieces } 个零件，每个 { $places } 个位置，总共 { $states } 个状态。

lock-play = 这把锁
lock-can = { $way ->
    [both] { $place }，两边都能走
    [up] { $place }，能往大走
    [down] { $place }，能往小走
   *[none] { $place }，在等
}
lock-ready = 动一个零件：点它旁边的位置，或者用方向键。
lock-wait = { $piece } 号在 { $place }
lock-waits = { $piece } 号零件要等：{ $waits }。
lock-end = { $piece } 号零件到头了。
lock-moved = { $piece } 号零件到 { $place }。离终点还有 { $left } 步。
lock-opened = 打开了，走了 { $moves } 步！
lock-open = 打开了！
lock-jumped = 锁现在停在 { $word }。
lock-fold = 起点、终点、打印
lock-back = 回到起点
lock-start-here = 从这里开始
lock-goal-here = 这里是终点
lock-ends = 起点 { $start }，终点 { $goal }

lock-states = 它的状态
lock-fact-line = { $states } 个状态连成一条线：在每个状态里只能往前或往回。
lock-fact-tree = { $states } 个状态长成一棵树：不会永远卡住，任何两个状态之间只有一条路。
lock-fact-loops = { $states } 个状态，有 { $loops } 个独立的圈，所以路可能不止一条。最短的是把所有状态搜一遍找到的。
lock-length = 从起点到终点 { $moves } 步。
lock-no-moves = 起点就是终点。
lock-one-way = 没有别的路一样短。
lock-more-ways = 还有别的路一样短。
lock-dead-end = 第一条死路：在第 { $step } 步岔出去，深 { $depth } 步。
lock-dead-end-at-once = 第一步就可能走错：死路深 { $depth } 步。
lock-dead-ends = { $count ->
    [1] 路旁只有这一条死路。
   *[other] 路旁共有 { $count } 条死路。
}
lock-no-dead-end = 没有死路。
lock-farthest = 离起点最远的是 { $word }，{ $moves } 步。
lock-columns = 状态太多，无法一一画出：每根柱条表示离起点同样步数的状态有几个。
lock-key-you = 你
lock-key-start = 起点
lock-key-goal = 终点
lock-key-way = 正路
lock-key-dead-end = 第一条死路
lock-slider = 沿着正路
lock-on-way = 第 { $step } 步，共 { $steps } 步，{ $word }
lock-off-way = { $word }，从第 { $step } 步岔出 { $depth } 步

lock-tasks = 你做得出来吗？
lock-more-tasks = 更多任务
lock-task-line = 一条超过 { $states } 个状态的线
lock-task-early = 一棵第一步就可能走错的树
lock-task-moves = 一把恰好 { $moves } 步的锁
lock-task-deep = 一棵有死路的树，死路至少深 { $moves } 步
lock-task-loops = 一把有圈的锁
lock-too-many = 多了 { $count } 步
lock-too-few = 还差 { $count } 步
lock-done = 做到了
lock-never = 还有：一把打不开的锁？
lock-never-why = 没有这样的锁。1 号零件哪里都能去。如果比某个零件快的都能走到任意位置，那么不管它等什么都等得到；所以它也哪里都能去。就这样一直到最慢的零件。

lock-twin = 这正是已有的一道题：
lock-print = 打印
lock-paper-how = 在每个零件的起点放一枚硬币，就是圆圈里的数。一步是把一枚硬币移到旁边的位置，条件是比它快的零件都停在表里写的位置上；- 表示任意。终点是方框里的数。
lock-paper-step = 步
lock-waits-for = 等什么
lock-paper-nothing = 不等谁
lock-paper-moves = 我走的步
lock-paper-fewest = 我找到的最少步数
lock-paper-link = 在网页上打开这把锁：

lock-unread-places = places：“{ $text }”不是 { $least } 到 { $most } 之间的数，所以那个零件有 { $least } 个位置。
lock-unread-pieces = places：略去了 { $count } 个零件。
lock-unread-guard = waits：“{ $text }”没有说清 { $piece } 号零件在 { $from }–{ $to } 这一步等什么。要给每个比它快的零件写一个位置，1 号写在最后；- 表示任意。
lock-unread-step = waits：“{ $text }”不属于哪一步，已略去。
lock-unread-start = from：“{ $text }”不是这把锁的状态。要给每个零件写一个位置，1 号写在最后。
lock-unread-goal = to：“{ $text }”不是这把锁的状态。要给每个零件写一个位置，1 号写在最后。
