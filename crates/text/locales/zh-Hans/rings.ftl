### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
rings-title = { $count ->
   *[other] { $number } 连环
}
rings-preset = { $pieces ->
   *[other] { $title }
}
rings-all-off = 全部解开
rings-all-on = 全部套上
rings-only-ring-on = 只剩第 { $ring } 环
rings-short = { $place ->
    [on] { $ring } 上
   *[off] { $ring } 下
}
rings-order = { $place ->
    [on] 套上 { $rings }
   *[off] 解开 { $rings }
}
rings-one-and-two = 一二

## The task
rings-any = 一个环
rings-come-off = { $count ->
   *[other] { $number } 个环都在横杠上，全部解开要 { $moves }。
}
rings-ring-by-ring = 每步只动一环要 { $moves }
rings-notation = { $digits } 位，1 = 在横杠上，第 { $ring } 环在最左
rings-states-allowed = 0 和 1，或 on、off
rings-moves-allowed = 环号，如 1.3，或 ~K 表示沿路线走 K 步

## The coach
rings-in-hand = 在横杠上：{ $on }，其余都解开。
rings-on = 有 { $count } 个在横杠上

## Methods: what they are called, what they show, and where they hold
rings-expect-name = 一环等一环
rings-alternation-name = 两条规则就够
rings-gray-code-name = 什么是格雷码
rings-two-rules-name = 格雷码的生成规则
rings-binary-name = 二进制与格雷码
rings-shifts-name = 倍增移位
rings-decrement-name = 二进制加减一
rings-automaton-name = 照抄与互换
recursion-name = 递归走到哪里
rings-purposes-name = 每一步的目的
rings-mirror-name = 镜像排列
rings-strategy-one-name = 策略一：退回重来
rings-strategy-two-name = 策略二：到头折返
rings-questions-name = 六个问题

## The card of what each move is for
rings-wish = { $place ->
    [on] { $ring } 套上
   *[off] { $ring } 解开
}

## Where the moves are numbered from by the ruler
rings-numbered-from = 从全部解开算起

pair-blocks-name = 八个一段
