### What the pieces of every puzzle are called, alone, in rows and counted; where they stand, and how they go there.
# Places are nouns that take に, except those of rings, which are verbs: リング2を外す, ダイヤル2を縦向きに.

# From a piece to another, up or down, at least four in a row.
pieces-run = { $first }～{ $last }
# The end of a list in a sentence, from the smallest piece on.
pieces-and = { $pieces }、{ $last }
# A place that has a number only.
place-number = 位置{ $number }

## Rings: of the Chinese rings, and of a burr
ring-name = リング{ $number }
ring-names = リング{ $numbers }
ring-count = リング{ $count }個
# Where a ring goes: off the bar, or onto it.
ring-off = 外す
ring-on = 掛ける
ring-is-off = 外れ
ring-is-on = 掛かり
ring-goes = { $place ->
    [on] { $piece }を掛ける
   *[off] { $piece }を外す
}
which-ring = 次に動かしたい奥のリングはどれですか？　そのために何が必要ですか？

## Discs
disc-name = 円盤{ $number }
disc-names = 円盤{ $numbers }
disc-count = 円盤{ $count }枚
which-disc = 次に動かしたい大きい円盤はどれで、どこへ動かしますか？

## Dials
dial-name = ダイヤル{ $number }
dial-names = ダイヤル{ $numbers }
dial-count = ダイヤル{ $count }個
# Where a dial stands or turns to. Dials that turn inside their case only are flat or upright.
dial-flat = 横向き
dial-upright = 縦向き
dial-left = 左向き
dial-right = 右向き
dial-goes = { $piece }を{ $place }に
which-dial = 次に回したい番号の大きいダイヤルはどれですか？　そのために何が必要ですか？
# Of dials that can turn more than one way.
which-open-dial = どのダイヤルを回したいですか？　どうすればそうできますか？

## Rods: of The Brain
rod-name = ロッド{ $number }
rod-names = ロッド{ $numbers }
rod-count = ロッド{ $count }本
rod-in = 中
rod-out = 外
rod-goes = { $piece }を{ $place }へ
which-rod = 次に動かしたい番号の大きいロッドはどれですか？　そのために何が必要ですか？

## Balls: of Kugellager
ball-name = ボール{ $number }
ball-names = ボール{ $numbers }
ball-count = ボール{ $count }個
ball-level = { $number }段目
which-ball = どのボールを動かしたいですか？　何がじゃまをしていますか？

## Pieces of puzzles that have no better name for them
piece-name = ピース{ $number }
piece-names = ピース{ $numbers }
piece-count = ピース{ $count }個
# $place is made of place-number or ball-level; $piece may be the driver.
piece-goes = { $piece }を{ $place }へ
which-piece = 次に動かしたい番号の大きいピースはどれですか？　そのために何が必要ですか？

## Elephants: of the Crazy Elephant Dance
elephant-name = ゾウ{ $number }
elephant-names = ゾウ{ $numbers }
elephant-count = ゾウ{ $count }頭
elephant-up = 上向き
elephant-right = 右向き
elephant-down = 下向き
elephant-goes = { $piece }を{ $place }に
which-elephant = 次に回したい番号の大きいゾウはどれですか？　そのために何が必要ですか？

## Bars: of the Hexadecimal Puzzle
bar-name = バー{ $number }
bar-names = バー{ $numbers }
bar-count = バー{ $count }本
bar-up = 上
bar-down = 下
bar-goes = { $piece }を{ $place }に
which-bar = 次に動かしたい番号の大きいバーはどれですか？　そのために何が必要ですか？

## Piles of stones: the left and the right one
both-piles = 両方の山
two-piles = 二つの山
which-stones = 何を残せば、そこからのどの手も負けになりますか？
