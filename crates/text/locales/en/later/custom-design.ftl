### Making up a puzzle, in its set-up. Pieces are numbered from the free one, which is piece 1; their places from 0.

# On the list of what there is to learn with: what it is for.
custom-invitation = Say which piece waits for which. Do the states form a line, a tree with dead ends, or loops? Make a puzzle of exactly 100 moves.
custom-design = Your pieces
# A select: rules for all pieces, and puzzles to begin with.
custom-begin = Start with
custom-choose = choose …
# What steps wait for, as in puzzles that are known.
custom-as-rings = as in the rings
custom-as-elephants = as in the elephants
# Before a button for each faster piece.
custom-any = any place of piece
custom-two = two pieces
custom-four = four pieces, with dead ends
custom-neighbours = each waits only for its neighbour
custom-nobody = no piece waits
custom-places = { $places } places
custom-fewer-places = Piece { $piece }: one place fewer
custom-more-places = Piece { $piece }: one place more
custom-free = can move at any time
# Before what a piece’s steps wait for: waits for 10 · 00
custom-waits-for = waits for
custom-step = Step { $from }–{ $to } of piece { $piece } waits for

# Puts the puzzle on the shelf, under a name; then it says so.
custom-keep-name = Name of the puzzle
custom-keep = Save to my shelf
custom-kept = It is on your shelf.

## What its states look like.

custom-line = { $states } states in a single line: from each you can only go forward or back.
custom-tree = { $states } states in a tree: you can never be stuck for good, and there is only one route between any two states.
custom-loops = { $states } states with loops, so there can be several routes. The shortest was found by a search through all states.
# $moves: 3 moves.
custom-dead-ends = { $count ->
    [one] One dead end leaves the route, at step { $step }, { $moves } deep.
   *[other] { $count } dead ends leave the route; the first one at step { $step }, { $moves } deep.
}
custom-first-dead-end = The first dead end leaves the route at step { $step }.
custom-blind = { $count ->
    [one] One state is a dead end, from which you can only go back: { $state }, { $moves } from the start.
   *[other] { $count } states are dead ends, from which you can only go back; the first one, { $state }, is { $moves } from the start.
}
custom-farthest = Farthest from the start: { $state }, { $moves }.

## What one can try to make.

custom-tasks = Can you make one?
custom-task-line = a line of more than { $states } states
custom-task-early = a tree in which even the first move can be wrong
custom-task-moves = a puzzle of exactly { $moves } moves
custom-task-deep = a tree with a dead end at least { $moves } moves deep
custom-task-loops = a puzzle with a loop
# Read after a task.
custom-done = done

## On paper, to be played with coins.

custom-paper-how = For each piece, lay a coin on its start, the number in the ring. A move slides one coin to a neighbouring number, if the faster pieces are where the table says; - means anywhere. The goal is the number in the box.
custom-paper-step = Step
