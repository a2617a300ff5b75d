### Design a lock: who waits for whom, and what comes of it. Pieces are numbered from the free one, which is piece 1; their places from 0.

lock-title = Design a lock
# On the list of tools: what it is for.
lock-line = Say which piece waits for which. Do the states form a line, a tree with dead ends, or loops? Make a lock of exactly 100 moves.

## The lock as it is made.

lock-yours = Your lock
lock-say = A piece takes a step only while the faster pieces, those with smaller numbers, are where you say. Piece 1 is free.
# A choice of that list: what was changed by hand.
lock-own = a lock of your own
lock-two = two pieces
lock-four = four pieces, with dead ends
lock-neighbours = each waits only for its neighbour
lock-nobody = no piece waits
lock-pieces = Pieces
lock-fewer-pieces = One piece fewer
lock-more-pieces = One piece more
lock-piece = Piece { $piece }
lock-places = { $places } places
lock-fewer-places = Piece { $piece }: one place fewer
lock-more-places = Piece { $piece }: one place more
lock-free = is free
lock-step = step { $from }–{ $to }
# Names the field for one faster piece.
lock-guard = Piece { $piece }, step { $from }–{ $to }: piece { $faster } must be at
lock-at = piece { $piece }
lock-any = any
lock-room = At most { $pieces } pieces, { $places } places each, and { $states } states in all.

## The lock as it is played.

lock-play = The lock
# What a piece says of itself.
lock-can = { $way ->
    [both] { $place }, can go both ways
    [up] { $place }, can go up
    [down] { $place }, can go down
   *[none] { $place }, waits
}
lock-ready = Move a piece: tap the place next to it, or use the arrow keys.
lock-wait = piece { $piece } is at { $place }
lock-waits = Piece { $piece } waits until { $waits }.
lock-end = Piece { $piece } is at its last place.
lock-moved = { $left ->
    [one] Piece { $piece } to { $place }. { $left } move to the goal.
   *[other] Piece { $piece } to { $place }. { $left } moves to the goal.
}
lock-opened = { $moves ->
    [one] Open, after { $moves } move!
   *[other] Open, after { $moves } moves!
}
# Where the way there was not made by hand alone.
lock-open = Open!
lock-jumped = The lock is now at { $word }.
# A fold below the lock
lock-fold = Start, goal, print
lock-back = Back to the start
lock-start-here = Start here
lock-goal-here = Make this the goal
# $start and $goal are states: 0000.
lock-ends = start { $start }, goal { $goal }

## What its states look like.

lock-states = Its states
lock-fact-line = { $states } states in a single line: from each you can only go forward or back.
lock-fact-tree = { $states } states in a tree: you can never be stuck for good, and there is only one route between any two states.
lock-fact-loops = { $loops ->
    [one] { $states } states with { $loops } loop, so there can be several routes. The shortest was found by a search through all states.
   *[other] { $states } states with { $loops } independent loops, so there can be several routes. The shortest was found by a search through all states.
}
lock-length = { $moves ->
    [one] { $moves } move from start to goal.
   *[other] { $moves } moves from start to goal.
}
lock-no-moves = Start and goal are the same.
lock-one-way = It is the only shortest route.
lock-more-ways = Other routes are equally short.
lock-dead-end = { $depth ->
    [one] First dead end: off the route at step { $step }, { $depth } move deep.
   *[other] First dead end: off the route at step { $step }, { $depth } moves deep.
}
lock-dead-end-at-once = { $depth ->
    [one] Even the first move can be wrong: a dead end, { $depth } move deep.
   *[other] Even the first move can be wrong: a dead end, { $depth } moves deep.
}
lock-dead-ends = { $count ->
    [one] It is the only dead end off the route.
   *[other] There are { $count } dead ends off the route.
}
lock-no-dead-end = There are no dead ends.
lock-farthest = { $moves ->
    [one] Farthest from the start: { $word }, { $moves } move.
   *[other] Farthest from the start: { $word }, { $moves } moves.
}
lock-columns = Too many to draw: each bar counts the states at one distance from the start.
lock-key-you = you
lock-key-start = start
lock-key-goal = goal
lock-key-way = route
lock-key-dead-end = first dead end
lock-slider = Along the route
lock-on-way = step { $step } of { $steps }, { $word }
lock-off-way = { $depth ->
    [one] { $word }, { $depth } move off the route at step { $step }
   *[other] { $word }, { $depth } moves off the route at step { $step }
}

## What one can try to make.

lock-tasks = Can you make one?
# A fold over the other tasks
lock-more-tasks = More tasks
lock-task-line = a line of more than { $states } states
lock-task-early = a tree in which even the first move can be wrong
lock-task-moves = a lock of exactly { $moves } moves
lock-task-deep = a tree with a dead end at least { $moves } moves deep
lock-task-loops = a lock with a loop
lock-too-many = { $count } too many
lock-too-few = { $count } too few
# Read after a task.
lock-done = done
lock-never = Can you make one that never opens?
lock-never-why = No, there is none. Piece 1 can go anywhere. If the faster pieces can be moved anywhere, they can be moved to whatever places the next one waits for; so it can go anywhere, too. And so on, up to the slowest.

## What one can do with it.

lock-twin = You have rebuilt a known puzzle:
lock-print = Print
# On paper.
lock-paper-how = For each piece, lay a coin on its start, the number in the ring. A move slides one coin to a neighbouring number, if the faster pieces are where the table says; - means anywhere. The goal is the number in the box.
lock-paper-step = Step
# Also between a piece and its guards: piece 3 waits for 10.
lock-waits-for = waits for
lock-paper-nothing = nothing
lock-paper-moves = My moves
lock-paper-fewest = Fewest I found
lock-paper-link = Play this lock on the page:

## What of an address could not be read. The word before the colon is its key.

lock-unread-places = places: “{ $text }” is not a number from { $least } to { $most }, so that piece got { $least }.
lock-unread-pieces = { $count ->
    [one] places: { $count } piece was left out.
   *[other] places: { $count } pieces were left out.
}
lock-unread-guard = waits: “{ $text }” does not say what piece { $piece } waits for at step { $from }–{ $to }. Write a place for each faster piece, the free one last, or - for any.
lock-unread-step = waits: “{ $text }” belongs to no step and was left out.
lock-unread-start = from: “{ $text }” is no state of this lock. Write a place for each piece, the free one last.
lock-unread-goal = to: “{ $text }” is no state of this lock. Write a place for each piece, the free one last.
