### In the cards of the strategies: a ghost walks as they say, and the board stays as it is.

ghost-name = The walk of this strategy, step by step
# Shown where the strategy begins the wrong way; the buttons below move the ghost, not the board.
ghost-intro = Watch a ghost do it. The board stays as it is.
ghost-start = To the start
ghost-back = One move back
ghost-forward = One move forward
ghost-turn = To where it turns
# The slider of all moves of the walk.
ghost-slider = Moves of the ghost
# $state and $goal are states, like 1000; $far is a number of moves with its unit.
ghost-at = After { $made } of { $all } moves: { $state }, { $far } from { $goal }.
ghost-wrong = It walks away from the goal.
ghost-takes-back = It takes its moves back.
ghost-solves = It walks to the goal.
ghost-there = It has arrived.
# Above the ghost: how many moves it is from the goal.
ghost-far = { $far } to go
