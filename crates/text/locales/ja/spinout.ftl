### Dials that turn outside their case too.

# How a state is written. $dials: the number of the first dial.
spinout-how-to-write = ダイヤル{ $dials }から順に、1個につき1文字を書きます。Uは縦向き、Lはケースの中へ、Rはケースの外へ向いています。続けて@と、切り欠きを通り過ぎたダイヤルの数（スライドを押し込んだときは0）を書きます。
# What can be written in the place of a state, and of moves.
spinout-states-allowed = ダイヤルごとにL、U、Rのどれか、そのあとに@とずれ
spinout-moves-allowed = 1-L.4-R*のような手、または経路をK手進む~K
# The name of a method.
shortcut-name = 近道
