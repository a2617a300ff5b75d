### What is written on the boards of the n-ary family, and how their states are written.

free-end-last = freies Ende zuletzt
bar-one-first = Riegel 1 zuerst
# In the accusative: klicke auf ein Teil.
piece-any = ein Teil
one-step-at-a-time = Ein Teil kann immer nur um einen Platz weiter.
letters-then-shift = Drehknopf 1 zuletzt, dann die Verschiebung
turn-here = Nur hier drehbar
comb-left = Kamm links
comb-right = Kamm rechts
low-gate = Niedriges Tor: nur
only-flat-pass = flache passen durch
the-gap = Die Lücke: hier drehen
at-the-gap = an der Lücke
outside-the-case = außen
slide = Schieber
push-in = Schieber hineinschieben
pull-out = Schieber herausziehen
stops-the-slide = hält den Schieber auf
faces-it = im Weg

family-all-positions = Alle { $count } Zustände.
family-way-and-dead-ends = { $count ->
    [one] Die gerade Linie ist der Weg hinaus; jeder Stiel ist eine Sackgasse, höchstens { $count } Zug tief.
   *[other] Die gerade Linie ist der Weg hinaus; jeder Stiel ist eine Sackgasse, höchstens { $count } Züge tief.
}

## $place is a word for how pieces are (aufrecht, ab), or a place with a number (Stufe 3, 3). A message whose name ends in
## -at, -to or -to-go is for the latter.

family-all-alike = alle { $place }
family-faces-outside = { $place }, außen
family-must-stand = { $pieces ->
    [several] müssen alle { $place } sein
   *[one] muss { $place } sein
}
family-must-stand-at = { $pieces ->
    [several] müssen alle auf { $place } sein
   *[one] muss auf { $place } sein
}
family-is-back-at = { $piece } wieder auf { $place }
family-is-so-again = { $piece } wieder { $place }
family-pieces-at-place = { $place }: { $pieces }
# $pieces: one or several.
family-must-be-at-first = nötig: { $pieces } auf { $place }
family-must-be-first = nötig: { $pieces } { $place }

## Balls that stop a comb: $left and $right are the places where they do, such as −1 and 1.

family-comb-stops-twice = { $ball } hält den Kamm bei { $left } und { $right } auf
family-comb-stops-by-two = { $first } hält den Kamm bei { $left } auf, { $second } bei { $right }
family-comb-stops = { $ball } hält den Kamm bei { $place } auf
family-comb-runs = nichts hält den Kamm auf

## Dead ends.

family-dead-end = Sackgasse: { $moves } zurück zum Weg
family-dead-ends-of-key = { $count ->
    [0] Der Schlüssel { $key } hat keine Sackgassen.
    [one] Der Schlüssel { $key } hat eine Sackgasse.
   *[other] Der Schlüssel { $key } hat { $count } Sackgassen.
}
