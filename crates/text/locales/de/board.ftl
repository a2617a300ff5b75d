### The boards: what they show, and their marks.

on = drauf
off = ab
can-move = beweglich
best-next = bester nächster Zug
cannot-move = nicht beweglich
can-take-it = passt hierhin
must-be-on = muss drauf sein
must-be-off = muss ab sein

phrases = { $text }, { $phrase }
board-peg-name = Stab { $peg }
board-peg-empty = leer
board-stack = { $discs } { $disc }
board-ring-run = Ringe { $high } bis { $low }
board-rings-shown = Ringe { $high } bis { $low } von { $of }
board-disc-lifted = angehoben: Scheibe { $disc }
board-peg-count = { $number } Stäbe
board-pair-off = Ringe 1 und 2 abnehmen
board-pair-on = Ringe 1 und 2 aufstecken
board-peg-rule-neighbours = nur auf Nachbarstäbe
board-peg-rule-one-way = nur im Uhrzeigersinn
board-free-end-left = freies Ende links
board-free-end-right = freies Ende rechts
