### task

task-brief = { $pieces }, { $moves }
task-no-size = { $typed } is no size: only { $range }
task-guarantee-meaning = No route is shorter; that is proved.
task-guarantee-meaning-2 = No shorter route is known, and none is believed to exist; nobody has proved it yet.
task-guarantee-meaning-3 = This route works; a shorter one may exist, since not all of them could be searched.
task-guarantee-meaning-4 = A game has no shortest route: so it goes when the side that can win plays as chosen.
task-solved = Solved.
