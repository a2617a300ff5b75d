### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
hanoi-done = { $disc } 移到 { $to } 柱
hanoi-how = 把 { $disc } 移到 { $to } 柱
hanoi-goal-order = 全部搬到 { $peg } 柱

## The task
hanoi-any = 一个盘子
hanoi-tower-moves = { $count ->
   *[other] { $number } 个盘子都在 { $from } 柱，全部搬到 { $to } 柱要 { $moves }。
}
hanoi-twice-moved = { $disc } 要动两次
hanoi-the-largest-disc = 最大的盘子
hanoi-proof = 已证明最短（Bousch，2014 年）
hanoi-proof-meaning = 没有更短的走法：四根柱子的情形，Bousch 在 2014 年证明了。
hanoi-notation = 各盘所在柱子的字母，共 { $count } 个，最大的盘子在最左
hanoi-how-to-write = { $hint } 连着的二十个 A 可以写成 A*20。
hanoi-states-allowed = 柱子的字母
hanoi-moves-allowed = 步骤，如 1C.2B，或 ~K 表示沿路线走 K 步
hanoi-goes-elsewhere = { $disc } 可以移到 { $pegs } 柱
hanoi-pegs-or = { $pegs }、{ $peg }
hanoi-shape = 所有状态构成谢尔宾斯基三角形：全在 A 是左角，全在 B 是顶角，全在 C 是右角
hanoi-numbered-from = 从起点算起

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count } 个小盘先让到 { $to }
hanoi-plan-large = { $count } 个大盘到 { $to }
hanoi-plan-follow = { $count } 个小盘跟到 { $to }
hanoi-plan-part-moves = 用 { $pegs } 根柱子，{ $moves }
hanoi-plan-sum = Frame–Stewart 方案：{ $moves } = { $all }。
hanoi-plan-on-three-pegs = 只用三根柱子的话，要 { $moves } 步。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = 先看最大的盘子
hanoi-direction-name = 各盘的方向
hanoi-pair-cycle-name = 三对柱子轮流
hanoi-last-peg-name = 只记上一根柱子
hanoi-formulas-name = 步数与状态
hanoi-split-name = 先停几个小盘

## The card of where to split

clear-way-name = 先让开什么
circle-name = 两个递归
