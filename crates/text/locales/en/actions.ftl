### What one can do with the next move.

next = Next
undo = Undo
redo = Redo
hint = Hint
do-it = Do it
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
goal-reached = Goal reached.
start-is-goal = Start and goal are the same.
predict-first = First say which piece moves next; then the cards open again.
predict = Predict
today = Today’s
way-back = Now the way back
put-back-on = Put them back on
carry-back = Carry them back
harder = Harder
no-hints = no hints
next-shown = with the next move shown
fewest-possible = the fewest possible
fewest-known = as many as the route shown
