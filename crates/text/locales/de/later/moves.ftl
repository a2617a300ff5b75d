### What the panel with the moves says beyond a first visit.

moves-in-base = { $base ->
    [2] binär
    [mixed] gemischte Basis
   *[other] Basis { $base }
}

step-column = Schritt
move-column = Zug
save-csv = CSV sichern
save-json = JSON sichern

solve-moves-tell = Die nächsten Züge kommen mit der Erklärung, und die zählt als ein Spicker.

game-turn-at = { $turn }: { $position }
game-who = wer
game-takes = nimmt
game-leaves = übrig
