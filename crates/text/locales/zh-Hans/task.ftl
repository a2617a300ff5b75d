### task

task-brief = { $pieces }，{ $moves }
task-no-size = { $typed }不是大小：只能是 { $range }
task-guarantee-meaning = 没有更短的走法，这已经证明。
task-guarantee-meaning-2 = 目前不知道更短的走法，也相信没有，但还没有人证明。
task-guarantee-meaning-3 = 这条路线走得通；没能搜完所有走法，也许还有更短的。
task-guarantee-meaning-4 = 对局没有最短路线：这是能赢的一方照所选走法下的结果。
task-solved = 完成了。
