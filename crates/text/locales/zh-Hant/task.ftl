### task

task-brief = { $pieces }，{ $moves }
task-no-size = { $typed }不是大小：只能是 { $range }
task-guarantee-meaning = 沒有更短的走法，這已經證明。
task-guarantee-meaning-2 = 目前不知道更短的走法，也相信沒有，但還沒有人證明。
task-guarantee-meaning-3 = 這條路線走得通；沒能搜完所有走法，也許還有更短的。
task-guarantee-meaning-4 = 對局沒有最短路線：這是能贏的一方照所選走法下的結果。
task-solved = 完成了。
