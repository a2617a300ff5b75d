### What one can do with the next move.

next = 下一步
undo = 撤销
redo = 重做
hint = 提示
do-it = 走这一步
nothing-to-undo = 没有可撤销的步骤。
nothing-to-redo = 没有可重做的步骤。
goal-reached = 到达终点。
start-is-goal = 起点和终点相同。
today = 今日一题
way-back = 再走回去
put-back-on = 再套回去
carry-back = 再搬回去
no-hints = 没用提示
next-shown = 图上标出了下一步
fewest-possible = 正是最少步数
fewest-known = 与所示路线步数相同
