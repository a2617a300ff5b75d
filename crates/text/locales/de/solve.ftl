### Solving without being shown the next move, and what helped with it.

## The switch above the board
solve-mode = Nächster Zug
solve = Selbst lösen
guided = Geführt

## What helped
helped-moves-shown = { $count ->
    [one] { $count } Zug gezeigt
   *[other] { $count } Züge gezeigt
}
helped-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
helped-looks = { $count ->
    [one] { $count } Spicker
   *[other] { $count } Spicker
}
helped-of-them-shown = davon { $count } gezeigt
helped-looks-at-the-answer = { $count ->
    [one] mit { $count } Spicker
   *[other] mit { $count } Spickern
}

## The timeline
solve-at-best = { $sure ->
    [proven] bestenfalls { $moves }
   *[other] { $moves } oder weniger
}
solve-step = Schritt { $step }
solve-your-move = Dein { $ordinal } Zug.

## Looking at a step ahead of the own moves.
solve-looking = Blick voraus
step-number = Schritt { $step }
solve-own-end = Deine eigenen Züge enden bei { $step }.
solve-one-look = Das zählt als ein Spicker.
solve-back-to = Zurück zu meinem Zug { $step }
solve-back-to-start = Zurück zum Start
solve-go-on = Von hier aus weiter

## The panel beside the board
solve-rules = { $count ->
    [one] Eine Regel
   *[other] { $number } Regeln
}
solve-stuck = Festgefahren?
solve-stuck-how = Ein Tipp sagt erst, wo du hinsehen sollst, dann warum, dann was. Oder lies, wie du den Zug selbst findest: alle Methoden, hier angewandt.
solve-explain = Erklärung zeigen
solve-told = Dein Ergebnis nennt auch, was du dir angesehen hast.
solve-reach = Start: { $start }. Ziel: { $goal }.

## A win.
solve-harder = Schwerer: { $what }
