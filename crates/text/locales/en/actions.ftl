### What you can do with the next move.

next = Next
undo = Undo
redo = Redo
hint = Hint
do-it = Do it
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
goal-reached = Goal reached.
start-is-goal = Start and goal are the same.
today = Today’s puzzle
way-back = Now go back
put-back-on = Put them back on
carry-back = Move them back
no-hints = no hints
next-shown = with the next move shown
fewest-possible = the fewest possible
fewest-known = the same as the route shown
