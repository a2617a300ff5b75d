### Setting a puzzle up.

puzzle = Puzzle
preset = Vorlage
number-of-rings = Anzahl der Ringe
number-of-discs = Anzahl der Scheiben
larger = Größer
smaller = Kleiner
start = Start
goal = Ziel
swap = Tauschen
swap-start-and-goal = Start und Ziel tauschen
only-ring = Nur { $ring }
random = Zufall
pegs = Stäbe
discs-go = Scheiben dürfen
to-any-peg = auf jeden Stab
to-neighbours = auf Nachbarstäbe
clockwise-only = nur im Uhrzeigersinn
largest-first = größte zuerst
pair-together = Ringe 1 und 2 dürfen zusammen ziehen
set-rings = Klicke auf einen Ring, um ihn zu setzen; die Regeln gelten hier nicht.
set-discs = Klicke dorthin, wo eine Scheibe liegen soll; die Regeln gelten hier nicht.
set-pieces = Klicke auf ein Teil, um es zu setzen; die Regeln gelten hier nicht.
number-of-pieces = Anzahl der Teile
number-of-places = Plätze je Teil
fewer-places = Weniger Plätze
more-places = Mehr Plätze
cuts-of-key = Muster des Schlüssels
moves-of-each-key = So viele Züge braucht jeder der 16 Schlüssel.
turn-outside-too = Auch außerhalb des Gehäuses drehen
two-as-one = mit Doppelzügen
turns-outside = mit Drehungen außerhalb des Gehäuses
all-outside = alle außen

setup-all-on-peg = Alle auf { $peg }
setup-on-peg = auf Stab { $peg }
setup-digits = { $count ->
    [one] { $count } Ziffer
   *[other] { $count } Ziffern
}
setup-letters = { $count ->
    [one] { $count } Buchstabe
   *[other] { $count } Buchstaben
}

setup-summary = { $count }, { $convention }, { $proof }
setup-shortest = Kürzester Weg: { $moves }
setup-proven-unique = bewiesen, eindeutig
setup-proven-of-two = bewiesen; ein anderer Weg ist gleich kurz
setup-proven = bewiesen
