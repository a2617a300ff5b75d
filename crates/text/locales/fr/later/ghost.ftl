### In the cards of the strategies: a ghost walks as they say, and the board stays as it is.

ghost-name = Le parcours de cette stratégie, pas à pas
ghost-intro = Regardez un fantôme le faire. Le plateau ne change pas.
ghost-start = Au départ
ghost-back = Un coup en arrière
ghost-forward = Un coup en avant
ghost-turn = Là où il fait demi-tour
ghost-slider = Coups du fantôme
ghost-at = { $made ->
    [one] Après { $made } coup sur { $all } : { $state }, à { $far } de { $goal }.
   *[other] Après { $made } coups sur { $all } : { $state }, à { $far } de { $goal }.
}
ghost-wrong = Il s’éloigne du but.
ghost-takes-back = Il défait ses coups.
ghost-solves = Il va vers le but.
ghost-there = Il est arrivé.
ghost-far = à { $far } du but
