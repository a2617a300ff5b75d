### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = Next move
solve = Solve
guided = Guided

## What helped: beside each other below the board. A look is an explanation, or a position ahead, that was uncovered.
helped-moves-shown = { $count ->
    [one] { $count } move shown
   *[other] { $count } moves shown
}
helped-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
helped-looks = { $count ->
    [one] { $count } look
   *[other] { $count } looks
}
# The same at the end, after: Solved in 21 moves.
helped-of-them-shown = { $count } of them shown
helped-looks-at-the-answer = { $count ->
    [one] with { $count } look at the answer
   *[other] with { $count } looks at the answer
}

## The timeline: it ends at the last move played
# A fact of the task, beside its title; $moves is a count of moves. $sure says whether it is proven that there is no shorter route.
solve-at-best = { $sure ->
    [proven] { $moves } at best
   *[other] { $moves } or fewer
}
# Before the field with the step, in which a step can be entered.
solve-move = Move
# Beside the field with the step: 12 of 12 played.
solve-of-played = of { $steps } played
# The same, as a screen reader says it.
solve-step-played = Move { $step } of { $steps } played
# Below the last move played; $ordinal is as ordinal writes it.
solve-your-move = Your { $ordinal } move.
# In the empty part of the tape.
solve-next-is-yours = The next move is yours.
solve-moves-appear = Your moves appear here.

## A dialog, when a step ahead of the moves played is asked for
solve-go-ahead = Go ahead?
solve-go-ahead-what = This shows moves you have not made. It counts as a look.
solve-stay = Stay
solve-show-me = Show me

## The panel beside the board
# The title of the rules; $number is $count as a word up to ten.
solve-rules = { $count ->
    [one] { $number } rule
   *[other] { $number } rules
}
solve-your-moves = Your moves
# The ruler of them as an image, for a screen reader; $pieces are numbers parted by spaces, or nothing.
solve-own-moves = The last moves, by piece: { $pieces }
solve-know = What you know so far
# Beside that title: below each piece stands how often it moved.
solve-times-moved = how often each one moved
# The rows of that table, for a screen reader: where each piece is, and how often it moved.
solve-now = now
solve-moved = moves
# What can be uncovered besides the cards of methods.
solve-to-go = How many moves to go
solve-all-positions = All positions
# What kind of card it is, small beside its name.
solve-the-ladder = the ladder
solve-two-rows = two rows
solve-the-map = the map
solve-covered = Still covered
solve-counts = each one you open counts as a look
# In place of the graph, with a button to show it.
solve-map-tells = The map shows every position and the route. To look at it counts as a look.
# What is to be done, where the ends are not the usual ones. They are names of states: all off.
solve-reach = Get from { $start } to { $goal }.

## A win. $what is a size with its moves: four rings, 10 moves.
solve-harder = Harder: { $what }
