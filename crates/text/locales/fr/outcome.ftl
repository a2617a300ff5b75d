### What the caption of the board says on a first visit, after a refusal and at the goal.

outcome-goal-is-away = { $moves } jusqu’au but.
outcome-solved-in = Résolu en { $moves }
outcome-personal-best = votre record : { $moves }
outcome-over-par = { $than ->
    [least] { $over } de plus que le minimum de { $par }
   *[shown] { $over } de plus que le chemin montré ({ $par })
}
outcome-its-turn = { $moves ->
    [one] Dans { $moves } coup, { $piece } pourra bouger.
   *[other] Dans { $moves } coups, { $piece } pourra bouger.
}
outcome-go-to-its-turn = { $moves ->
    [one] Dans { $moves } coup, { $piece } pourra bouger : y aller
   *[other] Dans { $moves } coups, { $piece } pourra bouger : y aller
}
