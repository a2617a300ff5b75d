### What the panel with the moves says beyond a first visit.

moves-in-base = { $base ->
    [2] binaire
    [mixed] base mixte
   *[other] base { $base }
}

step-column = étape
move-column = coup
save-csv = Enregistrer en CSV
save-json = Enregistrer en JSON

solve-moves-tell = Les coups à venir sont donnés avec l’explication, qui compte pour un aperçu.

game-turn-at = { $turn } : { $position }
game-who = qui
game-takes = prend
game-leaves = laisse
