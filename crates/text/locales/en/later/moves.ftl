### What the panel with the moves says beyond a first visit.

# The head of a column: in which base the states are numbered; mixed if the bases of the digits differ.
moves-in-base = { $base ->
    [2] binary
    [mixed] mixed base
   *[other] base { $base }
}

# The heads of the columns, and the buttons below them.
step-column = step
move-column = move
save-csv = Save as CSV
save-json = Save as JSON

# Below the list of the moves played; the button shows the explanation.
solve-moves-tell = The moves ahead come with the explanation, which counts as one peek.

# The last row of the list of moves. $turn: Your turn. $position: 7 and 4.
game-turn-at = { $turn }: { $position }
# The heads of that list: who made the move, what it takes, and what is left then.
game-who = who
game-takes = takes
game-leaves = leaves
