### The keys of the timeline and of the boards, as the help lists them: each group with its title and what its keys do.

help-ten-steps = 10ステップ戻る・進む
help-many-steps = 大きく戻る・進む
help-ends = スタートへ、ゴールへ

help-rings = リング
help-choose-ring = リングを選ぶ
help-move-ring = 選んだリングを動かす
help-ring-on-off = 掛ける・外す
help-ring-by-number = リング1～9を動かす
help-ring-one-or-other = リング1を動かす、動かせるもう一つのリングを動かす

help-hanoi = ハノイの塔
help-lift-or-put = その杭の円盤を持ち上げる・置く
help-choose-peg = 杭を選ぶ
help-lift-put-down = 円盤を持ち上げる・置く
help-put-back = 円盤を元に戻す

## Keys
key-space = スペース
key-enter = Enter
key-escape = Esc
key-shift = Shift
key-control = Ctrl
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
