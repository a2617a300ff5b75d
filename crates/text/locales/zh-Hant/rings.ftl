### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
rings-title = { $count ->
   *[other] { $number } 連環
}
rings-preset = { $pieces ->
   *[other] { $title }
}
rings-all-off = 全部取下
rings-all-on = 全部放上
rings-only-ring-on = 只剩第 { $ring } 環
rings-short = { $place ->
    [on] { $ring } 上
   *[off] { $ring } 下
}
rings-order = { $place ->
    [on] 放上 { $rings }
   *[off] 取下 { $rings }
}
rings-one-and-two = 一二

## The task
rings-any = 一個環
rings-come-off = { $count ->
   *[other] { $number } 個環都在劍上，全部取下要 { $moves }。
}
rings-ring-by-ring = 每步只動一環要 { $moves }
rings-notation = { $digits } 位，1 = 在劍上，第 { $ring } 環在最左
rings-states-allowed = 0 和 1，或 on、off
rings-moves-allowed = 環號，如 1.3，或 ~K 表示沿路線走 K 步

## The coach
rings-in-hand = 在劍上：{ $on }，其餘都取下。
rings-on = 有 { $count } 個在劍上

## Methods: what they are called, what they show, and where they hold
rings-expect-name = 一環等一環
rings-alternation-name = 兩條規則就夠
rings-gray-code-name = 什麼是格雷碼
rings-two-rules-name = 格雷碼的生成規則
rings-binary-name = 二進位與格雷碼
rings-shifts-name = 倍增移位
rings-decrement-name = 二進位加減一
rings-automaton-name = 照抄與互換
recursion-name = 遞迴走到哪裡
rings-purposes-name = 每一步的目的
rings-mirror-name = 鏡射排列
rings-strategy-one-name = 策略一：退回重來
rings-strategy-two-name = 策略二：到底折返
rings-questions-name = 六個問題

## The card of what each move is for
rings-wish = { $place ->
    [on] { $ring } 放上
   *[off] { $ring } 取下
}

## Where the moves are numbered from by the ruler
rings-numbered-from = 從全部取下算起

pair-blocks-name = 八個一段
