### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
# $count is how many rings there are, $number the same as a word up to ten; in digits it brings its space.
rings-title = { $count ->
    [2] 二連環
    [3] 三連環
    [4] 四連環
    [5] 五連環
    [6] 六連環
    [7] 七連環
    [8] 八連環
    [9] 九連環
   *[other] { $number }連環
}
# A choice of a size, by its title or by the count of its rings, whichever is more usual.
rings-preset = { $pieces ->
   *[other] { $title }
}
# States.
rings-all-off = 全リング外し
rings-all-on = 全リング掛け
rings-only-ring-on = リング{ $ring }だけ掛け
# A move or a place as briefly as on the timeline, and an order, large on the screen.
rings-short = { $place ->
    [on] { $ring }掛ける
   *[off] { $ring }外す
}
rings-order = { $place ->
    [on] { $rings }を掛ける
   *[off] { $rings }を外す
}
# A move as a beat of a rhythm that is heard; $rings is the number of a ring as a word, or rings-one-and-two.
rings-one-and-two = 1と2

## The task
# What can be clicked, as begin-point-at says it: click a ring.
rings-any = リング
# $number is a word up to ten, and brings its space in digits; $moves is a count of moves.
rings-come-off = { $count ->
    [1] リングが掛かっています。外すには{ $moves }かかります。
   *[other] リング{ $number }個がすべて掛かっています。全部外すには{ $moves }かかります。
}
# How many moves it takes where rings 1 and 2 do not move as one.
rings-ring-by-ring = 1個ずつなら{ $moves }
# How a state is written; $digits is how many rings there are, $ring the number of the innermost one.
rings-notation = { $digits ->
    [1] 1桁、1＝掛かっている
   *[other] { $digits }桁、1＝掛かっている、リング{ $ring }から
}
# What the keys of an address take, after “only”; it brings its space.
rings-states-allowed = 0と1の並び（1＝掛かっている）
rings-moves-allowed = 1.3のようなリングの番号、または経路をK手進む~K

## The coach
# Which rings are on, by a list of their numbers, and how many.
rings-in-hand = 掛かっているリング：{ $on }。ほかはすべて外れています。
rings-on = { $count }個掛かっている

## Methods: what they are called, what they show, and where they hold
rings-expect-name = まず何が必要か
rings-alternation-name = 規則は二つで足りる
rings-gray-code-name = グレイコードとは
rings-two-rules-name = グレイコードの伸び方
rings-binary-name = 2進数とグレイコード
rings-shifts-name = シフトで復号する
rings-decrement-name = 2進数で数える
rings-automaton-name = 写すか、反転か
recursion-name = 再帰のどこにいるか
rings-purposes-name = それぞれの手の目的
rings-mirror-name = 符号の鏡映
rings-strategy-one-name = 戦略1：全部戻して逆から始める
rings-strategy-two-name = 戦略2：折り返す
rings-questions-name = 六つの質問

## The card of what each move is for
rings-wish = { $place ->
    [on] { $ring }を掛ける
   *[off] { $ring }を外す
}

## Where the moves are numbered from by the ruler
rings-numbered-from = 全リング外しから

## Rings 1 and 2 together
pair-blocks-name = 8個ずつのまとまり
