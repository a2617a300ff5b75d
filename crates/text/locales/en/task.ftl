### The task: how short its route is, and what a size may be.

# Where a task begins and ends: all on, all off.
task-ends = { $start } → { $goal }
# At the goal, behind a sentence with its name.
task-solved = Solved.
# What was typed as a size, in quotation marks, is none; $sizes is as task-sizes, or the only one.
task-no-size = { $typed } is not a valid size. Choose { $sizes }.

# What it means that a route is proven shortest, presumed shortest, an upper bound or a line of play.
task-proven-shortest = No route is shorter; this is proven.
task-presumed-shortest = No shorter route is known and none is expected, but this is unproven.
task-upper-bound = This route works; a shorter one may exist, because not all routes could be searched.
task-line-of-play = A game has no shortest route. This is one line of play; the side that can win follows the style you chose.
