### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = Next move
solve = Solve
guided = Guided

## What helped: beside each other below the board. A look is an explanation that was shown, or a stretch ahead of the own moves.
helped-moves-shown = { $count ->
    [one] { $count } move shown
   *[other] { $count } moves shown
}
helped-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
helped-looks = { $count ->
    [one] { $count } peek
   *[other] { $count } peeks
}
# The same at the end, after: Solved in 21 moves.
helped-of-them-shown = { $count } of them shown
helped-looks-at-the-answer = { $count ->
    [one] with { $count } peek at the answer
   *[other] with { $count } peeks at the answer
}

## The timeline
# A fact of the task, beside its title; $moves is a count of moves. $sure says whether it is proven that there is no shorter route.
solve-at-best = { $sure ->
    [proven] { $moves } at best
   *[other] { $moves } or fewer
}
# The value of the slider after the first own move, when the number of steps would judge each move.
solve-step = Step { $step }
# Below the last move played; $ordinal is as ordinal writes it.
solve-your-move = Your { $ordinal } move.

## Looking at a step ahead of the own moves. The label is followed by the step: Looking ahead: step 123
solve-looking = Looking ahead
step-number = step { $step }
solve-own-end = Your own moves end at { $step }.
solve-one-look = It counts as one peek.
# Buttons. The first two lead back to where the own moves end.
solve-back-to = Back to my move { $step }
solve-back-to-start = Back to the start
solve-go-on = Continue from here

## The panel beside the board
# The title of the rules; $number is $count as a word up to ten.
solve-rules = { $count ->
    [one] { $number } rule
   *[other] { $number } rules
}
# Below the rules, with the buttons Hint and Show the explanation.
solve-stuck = Stuck?
solve-stuck-how = A hint says where to look, then why, then what. Or read how to find the move yourself: every method, applied here.
solve-explain = Show the explanation
solve-told = Your result will say what you looked at.
# What is to be done, where the ends are not the usual ones. They are names of states: all off.
solve-reach = Get from { $start } to { $goal }.

## A win. $what is a size with its moves: four rings, 10 moves.
solve-harder = Harder: { $what }
