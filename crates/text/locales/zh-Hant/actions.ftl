### What one can do with the next move.

next = 下一步
undo = 復原
redo = 重做
hint = 提示
do-it = 走這一步
nothing-to-undo = 沒有可復原的步驟。
nothing-to-redo = 沒有可重做的步驟。
goal-reached = 到達終點。
start-is-goal = 起點和終點相同。
today = 今日一題
way-back = 再走回去
put-back-on = 再放回去
carry-back = 再搬回去
no-hints = 沒用提示
next-shown = 圖上標出了下一步
fewest-possible = 正是最少步數
fewest-known = 與所示路線步數相同
