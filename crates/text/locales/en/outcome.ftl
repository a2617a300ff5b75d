### What the caption of the board says on a first visit, after a refusal and at the goal.

# Here and below, $moves is a count with its unit: 341 moves.
outcome-goal-is-away = { $moves } to the goal.
outcome-solved-in = Solved in { $moves }
outcome-personal-best = your best: { $moves }
# How many more moves were made than $par. $than is what that is: the least that are possible, or what the route shown takes.
outcome-over-par = { $than ->
    [least] { $over } over the minimum of { $par }
   *[shown] { $over } more than the route shown ({ $par })
}
# When the piece of a refused move has its turn; $piece is its name, ring 5. The second one is a link.
outcome-its-turn = { $moves ->
    [one] In { $moves } more move it is { $piece }’s turn.
   *[other] In { $moves } more moves it is { $piece }’s turn.
}
outcome-go-to-its-turn = { $moves ->
    [one] In { $moves } more move it is { $piece }’s turn: go there
   *[other] In { $moves } more moves it is { $piece }’s turn: go there
}
