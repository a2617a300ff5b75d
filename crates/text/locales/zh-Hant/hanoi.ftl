### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
hanoi-done = { $disc } 移到 { $to } 柱
hanoi-how = 把 { $disc } 移到 { $to } 柱
hanoi-goal-order = 全部搬到 { $peg } 柱

## The task
hanoi-any = 一個圓盤
hanoi-tower-moves = { $count ->
   *[other] { $number } 個圓盤都在 { $from } 柱，全部搬到 { $to } 柱要 { $moves }。
}
hanoi-twice-moved = { $disc } 要動兩次
hanoi-the-largest-disc = 最大的圓盤
hanoi-proof = 已證明最短（Bousch，2014 年）
hanoi-proof-meaning = 沒有更短的走法：四根柱子的情形，Bousch 在 2014 年證明了。
hanoi-notation = 各盤所在柱子的字母，共 { $count } 個，最大的圓盤在最左
hanoi-how-to-write = { $hint } 連著的二十個 A 可以寫成 A*20。
hanoi-states-allowed = 柱子的字母
hanoi-moves-allowed = 步驟，如 1C.2B，或 ~K 表示沿路線走 K 步
hanoi-goes-elsewhere = { $disc } 可以移到 { $pegs } 柱
hanoi-pegs-or = { $pegs }、{ $peg }
hanoi-shape = 所有狀態構成謝爾賓斯基三角形：全在 A 是左角，全在 B 是頂角，全在 C 是右角
hanoi-numbered-from = 從起點算起

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count } 個小盤先讓到 { $to }
hanoi-plan-large = { $count } 個大盤到 { $to }
hanoi-plan-follow = { $count } 個小盤跟到 { $to }
hanoi-plan-part-moves = 用 { $pegs } 根柱子，{ $moves }
hanoi-plan-sum = Frame–Stewart 方案：{ $moves } = { $all }。
hanoi-plan-on-three-pegs = 只用三根柱子的話，要 { $moves } 步。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = 先看最大的圓盤
hanoi-direction-name = 各盤的方向
hanoi-pair-cycle-name = 三對柱子輪流
hanoi-last-peg-name = 只記上一根柱子
hanoi-formulas-name = 步數與狀態
hanoi-split-name = 先停幾個小盤

## The card of where to split

clear-way-name = 先讓開什麼
circle-name = 兩個遞迴
