### The task: how short its route is, and what a size may be.

# Where a task begins and ends: all on, all off.
task-ends = { $start } → { $goal }
# At the goal, behind a sentence with its name.
task-solved = 完成了！
# What was typed as a size, in quotation marks, is none; $sizes is as task-sizes, or the only one.
task-no-size = 大小不能是 { $typed }，只能是 { $sizes }。

# What it means that a route is proven shortest, presumed shortest, an upper bound or a line of play.
task-proven-shortest = 沒有更短的走法，這已經證明。
task-presumed-shortest = 目前沒有人知道更短的走法，一般認為沒有，但還沒有證明。
task-upper-bound = 這條路線走得通；沒能搜完所有走法，也許還有更短的。
task-line-of-play = 對局沒有最短路線：這是必勝一方依所選走法取石子的過程。
