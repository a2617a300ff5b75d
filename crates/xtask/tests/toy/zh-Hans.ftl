### A row of switches.

## A switch, alone, in rows and counted; where it goes
switch-name = { $number } 号开关
switch-names = { $numbers } 号开关
switch-count = { $count } 个开关
switch-off = 关上
switch-on = 打开
switch-goes = { $place } { $piece }
which-switch = 下一步动哪个开关？

## The puzzle
switches = 一排开关
one-switch-per-move = 每步动一个开关
task-switches = 把所有开关打开。
rule-switches = 任何开关都可以动。

## Its method
switches-in-turn-name = 一个接一个
switches-in-turn-seen = 还没有到位的开关。
switches-in-turn-reach = 适用于任何状态、任何终点。
switches-to-be-turned = 还要动：{ $switches }。
