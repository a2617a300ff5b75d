### A row of switches.

## A switch, alone, in rows and counted; where it goes
switch-name = switch { $number }
switch-names = switches { $numbers }
switch-count = { $count ->
    [one] { $count } switch
   *[other] { $count } switches
}
switch-off = off
switch-on = on
switch-goes = { $piece } { $place }
which-switch = Which switch is turned next?

## The puzzle
switches = Row of switches
one-switch-per-move = one switch per move
task-switches = Turn all switches on.
rule-switches = Any switch can be turned at any time.

## Its method
switches-in-turn-name = One after the other
switches-in-turn-seen = The switches that are not in the right position yet.
switches-in-turn-reach = Any state and any goal.
# $switches are named by switch-name or switch-names.
switches-to-be-turned = To be turned: { $switches }.
