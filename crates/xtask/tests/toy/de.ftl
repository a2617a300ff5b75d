### Eine Reihe von Schaltern.

## Ein Schalter, allein, in Reihen und gezählt; wohin er geht
switch-name = Schalter { $number }
switch-names = Schalter { $numbers }
switch-count = { $count } Schalter
switch-off = aus
switch-on = an
switch-goes = { $piece } { $place }
which-switch = Welcher Schalter ist als Nächstes dran?

## Das Puzzle
switches = Schalterreihe
one-switch-per-move = ein Schalter je Zug
task-switches = Schalte alle Schalter an.
rule-switches = Jeder Schalter lässt sich jederzeit umlegen.

## Seine Methode
switches-in-turn-name = Einer nach dem anderen
switches-in-turn-seen = Die Schalter, die noch nicht richtig stehen.
switches-in-turn-reach = Jeder Zustand und jedes Ziel.
switches-to-be-turned = Umzulegen: { $switches }.
