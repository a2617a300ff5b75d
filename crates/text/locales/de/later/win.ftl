### The card of a win: the run in numbers, and what is sent to others.

win-moves = { $count ->
    [one] Zug
   *[other] Züge
}
win-fewest = das Minimum
win-at-most = höchstens
win-hints = { $count ->
    [one] Tipp
   *[other] Tipps
}
win-looks = { $count ->
    [one] Spicker
   *[other] Spicker
}
win-moves-shown = { $count ->
    [one] Zug gezeigt
   *[other] Züge gezeigt
}
win-aids = Tipps und Spicker
win-time = Zeit

win-nearer = auf dem Weg
win-other = abseits
win-hint = Tipp
win-look = Spicker
win-newest = die letzten { $shown } von { $moves }
win-run = { $off ->
    [0] { $moves }, alle auf dem Weg
   *[other] { $moves }, davon { $off } abseits des Wegs
}

win-in = { $puzzle }: { $moves } (Minimum { $par })
win-in-fewest = { $puzzle }: { $moves }, weniger geht nicht
win-in-known = { $puzzle }: { $moves } (Minimum höchstens { $par })
win-puzzle = { $puzzle }, { $pieces }
win-can-you = { $result }. Schaffst du das auch?
win-of-a-game = { $puzzle } ab { $start }: gewonnen! Schaffst du das auch?
win-of-the-computer = { $puzzle } ab { $start }: Der Computer hat mich geschlagen. Gewinnst du?
