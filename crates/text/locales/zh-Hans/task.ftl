### The task: how short its route is, and what a size may be.

# Where a task begins and ends: all on, all off.
task-ends = { $start } → { $goal }
# At the goal, behind a sentence with its name.
task-solved = 完成了！
# What was typed as a size, in quotation marks, is none; $sizes is as task-sizes, or the only one.
task-no-size = 大小不能是 { $typed }，只能是 { $sizes }。

# What it means that a route is proven shortest, presumed shortest, an upper bound or a line of play.
task-proven-shortest = 没有更短的走法，这已经证明。
task-presumed-shortest = 目前没有人知道更短的走法，一般认为没有，但还没有证明。
task-upper-bound = 这条路线走得通；没能搜完所有走法，也许还有更短的。
task-line-of-play = 对局没有最短路线：这是必胜一方按所选走法取石子的过程。
