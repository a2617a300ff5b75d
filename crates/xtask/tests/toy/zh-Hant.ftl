### A row of switches.

## A switch, alone, in rows and counted; where it goes
switch-name = { $number } 號開關
switch-names = { $numbers } 號開關
switch-count = { $count } 個開關
switch-off = 關上
switch-on = 打開
switch-goes = { $place } { $piece }
which-switch = 下一步動哪個開關？

## The puzzle
switches = 一排開關
one-switch-per-move = 每步動一個開關
task-switches = 把所有開關打開。
rule-switches = 任何開關都可以動。

## Its method
switches-in-turn-name = 一個接一個
switches-in-turn-seen = 還沒有到位的開關。
switches-in-turn-reach = 適用於任何狀態、任何終點。
switches-to-be-turned = 還要動：{ $switches }。
