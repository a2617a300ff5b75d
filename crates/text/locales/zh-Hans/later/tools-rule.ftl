### 规则检验：用积木拼一条规则，在小题目的每个状态上试一遍。

tester-title = 规则检验
tester-line = 用积木拼一条规则，找出它第一个出错的状态。
tester-verb = 拼一条规则

tester-your-rule = 你的规则
tester-say = { $of ->
    [rings] 说说下一步该动哪个环。Gros 会在每个状态上试你的规则，并显示第一个出错的状态。
   *[dials] 说说下一步该转哪头大象。Gros 会在每个状态上试你的规则，并显示第一个出错的状态。
}
tester-own = 你自己的规则
tester-always = { $of ->
    [rings] 总是动第 1 环
   *[dials] 总是转 1 号大象
}
tester-first-two = { $of ->
    [rings] 动第 1 环或第 2 环
   *[dials] 转 1 号或 2 号大象
}
tester-never-wrong = 一条从不出错的规则
tester-in-turn = 一条记得上一步的规则
tester-first = { $of ->
    [rings] 先试试：看看总动第 1 环会在哪些状态出错，再给这些状态加一块积木。
   *[dials] 先试试：看看总转 1 号大象会在哪些状态出错，再给这些状态加一块积木。
}
tester-facts = { $pieces }，终点：{ $goal }
tester-goal = { $of ->
    [rings] 全部解开
   *[dials] 全部横放
}
tester-tested = 已试全部 { $count } 个状态
tester-pieces = { $of ->
    [rings] 环数
   *[dials] 大象数
}
tester-if = 如果
tester-else-if = 否则，如果
tester-and = 并且
tester-otherwise = 否则
tester-ever = 总是
tester-move = { $of ->
    [rings] 动
   *[dials] 转
}
tester-odd = { $of ->
    [rings] 横杠上有奇数个环
   *[dials] 有奇数头大象竖直
}
tester-even = { $of ->
    [rings] 横杠上有偶数个环
   *[dials] 有偶数头大象竖直
}
tester-on = { $of ->
    [rings] 第 k 环在横杠上
   *[dials] k 号大象竖直
}
tester-off = { $of ->
    [rings] 第 k 环已解开
   *[dials] k 号大象横放
}
tester-first-on = { $of ->
    [rings] 横杠上最外的是第 k 环
   *[dials] 最外一头竖直的是 k 号大象
}
tester-one-moved = { $of ->
    [rings] 上一步动的是第 1 环
   *[dials] 上一步转的是 1 号大象
}
tester-other-moved = { $of ->
    [rings] 上一步动的是别的环
   *[dials] 上一步转的是别的大象
}
tester-piece = { $of ->
    [rings] 第 k 环
   *[dials] k 号大象
}
tester-the-first-on = { $of ->
    [rings] 横杠上最外的一环
   *[dials] 最外一头竖直的大象
}
tester-after-first-on = { $of ->
    [rings] 横杠上最外一环再往里的那一环
   *[dials] 最外一头竖直的大象再往里的那一头
}
tester-condition-of = 第 { $block } 块的条件 { $condition }
tester-move-of = 第 { $block } 块的动作
tester-number-of = { $field }：数字 k
tester-score = { $asked } 次对了 { $right } 次
tester-never = 从未用到
tester-block = 第 { $block } 块
tester-add-branch = { $of ->
    [rings] 添加：如果……就动……
   *[dials] 添加：如果……就转……
}
tester-add-otherwise = 添加：否则
tester-add-and = 并且……
tester-add-and-to = 并且……：给第 { $block } 块加一个条件
tester-up = 把第 { $block } 块上移
tester-down = 把第 { $block } 块下移
tester-remove = 删除第 { $block } 块
tester-remove-condition = 删除：{ $field }
tester-keys = Alt+↑、Alt+↓ 移动一块，Delete 删除。
tester-unread = 看不懂，已略过：{ $items }。每块的写法如 odd:1 或 on3+off1:first，最后一块如 else:after。

tester-counterexample = 反例：{ $state }。
tester-state = 状态 { $state }。
tester-says = 你的规则说：{ $step }。
tester-says-nothing = 你的规则没有说该动什么。
tester-goal-reached = 这就是终点，不用再动。
tester-count-on = { $of ->
    [rings] 在横杠上的环有 { $on } 个，是{ $parity ->
        [odd] 奇数
       *[even] 偶数
    }。
   *[dials] 竖直的大象有 { $on } 头，是{ $parity ->
        [odd] 奇数
       *[even] 偶数
    }。
}
tester-agrees = 这正是走向终点的一步。
tester-leads-back = 可以这样走，但离终点更远：还差 { $after } 步，而不是 { $to-go } 步。
tester-no-block = 你的积木没有一块适用于这里。
tester-no-piece = { $of ->
    [rings] 这里没有这样的环。
   *[dials] 这里没有这样的大象。
}
tester-show-right = 显示正确的一步
tester-right-move = 正确的一步是：{ $step }。
tester-next-one = 下一个
tester-no-failure = 全部 { $count } 个状态都对。你能说出为什么吗？

tester-map = 一条线上的全部状态
tester-map-scale = 还差的步数；0 是终点
tester-agree = 正确
tester-cannot-move = { $of ->
    [rings] 动不了
   *[dials] 转不动
}
tester-away = 离终点更远
tester-silent = 没有说
tester-window = 还差 { $first } 到 { $last } 步
tester-slider = 按还差的步数选状态
tester-slider-text = 还差 { $to-go } 步，{ $state }：{ $result }
tester-slider-goal = 还差 0 步：终点
tester-sum = { $asked } 个状态中对了 { $right } 个
tester-choose = 点一根柱条，看它的状态。
tester-pattern-one = 只有一个错处：这个状态有什么特别？
tester-pattern-all = 每个状态都错。先找一个你知道该怎么走的状态。
tester-pattern-even = 错处间隔相等，相距 { $gap } 步：这些状态有什么共同点？
tester-pattern-near-goal = 错处都在终点附近：那里有什么不同？
tester-pattern-near-half = 错处都在靠近终点的一半：那些状态有什么共同点？
tester-pattern-far-half = 错处都在远离终点的一半：那些状态有什么共同点？
tester-pattern-other = 没有简单的规律。哪一块错得最多？
