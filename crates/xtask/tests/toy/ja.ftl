### A row of switches.

## A switch, alone, in rows and counted; where it goes
switch-name = スイッチ{ $number }
switch-names = スイッチ{ $numbers }
switch-count = スイッチ{ $count }個
switch-off = オフ
switch-on = オン
switch-goes = { $piece }を{ $place }に
which-switch = 次に切り替えるスイッチはどれですか？

## The puzzle
switches = スイッチの列
one-switch-per-move = 1手でスイッチ1個
task-switches = すべてのスイッチをオンにします。
rule-switches = どのスイッチもいつでも切り替えられます。

## Its method
switches-in-turn-name = 一つずつ順に
switches-in-turn-seen = まだ正しい位置にないスイッチ。
switches-in-turn-reach = 任意の状態と任意のゴール。
# $switches are named by switch-name or switch-names.
switches-to-be-turned = 切り替えるもの：{ $switches }。
