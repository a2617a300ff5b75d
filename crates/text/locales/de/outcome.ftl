### What the caption of the board says on a first visit, after a refusal and at the goal.

outcome-goal-is-away = Noch { $moves } bis zum Ziel.
outcome-solved-in = Gelöst: { $moves }
outcome-personal-best = dein Rekord: { $moves }
outcome-over-par = { $than ->
    [least] { $over } über dem Minimum von { $par }
   *[shown] { $over } mehr als der gezeigte Weg ({ $par })
}
outcome-its-turn = { $moves ->
    [one] Noch { $moves } Zug, dann ist { $piece } an der Reihe.
   *[other] Noch { $moves } Züge, dann ist { $piece } an der Reihe.
}
outcome-go-to-its-turn = { $moves ->
    [one] Noch { $moves } Zug, dann ist { $piece } an der Reihe: dorthin gehen
   *[other] Noch { $moves } Züge, dann ist { $piece } an der Reihe: dorthin gehen
}
