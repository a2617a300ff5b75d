### The keys of the timeline and of the boards, as the help lists them.

help-ten-steps = zehn Schritte zurück, zehn Schritte weiter
help-many-steps = viele Schritte zurück, viele Schritte weiter
help-ends = zum Start, zum Ziel

help-rings = Ringe
help-choose-ring = einen Ring wählen
help-move-ring = den Ring bewegen
help-ring-on-off = aufstecken, abnehmen
help-ring-by-number = Ring 1 bis 9 bewegen
help-ring-one-or-other = Ring 1 bewegen, den anderen beweglichen Ring bewegen

help-hanoi = Hanoi
help-lift-or-put = eine Scheibe von diesem Stab heben oder dort ablegen
help-choose-peg = einen Stab wählen
help-lift-put-down = eine Scheibe heben oder ablegen
help-put-back = die Scheibe zurücklegen

## Keys
key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
key-shift = Umschalt
key-control = Strg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
