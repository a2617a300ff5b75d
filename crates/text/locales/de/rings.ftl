### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
rings-title = { $count ->
    [one] ein Ring
   *[other] { $number } Ringe
}
rings-preset = { $title ->
   *[other] { $pieces }
}
rings-all-off = alle ab
rings-all-on = alle drauf
rings-only-ring-on = nur Ring { $ring } drauf
rings-short = { $place ->
    [on] { $ring } drauf
   *[off] { $ring } ab
}
rings-order = { $place ->
    [on] { $rings } DRAUF
   *[off] { $rings } AB
}
rings-one-and-two = eins und zwei

## The task
# In the accusative: klicke auf einen Ring.
rings-any = einen Ring
rings-come-off = { $count ->
    [one] Der Ring ist drauf. Ihn abzunehmen kostet { $moves }.
   *[other] Alle { $number } Ringe sind drauf. Sie abzunehmen kostet { $moves }.
}
rings-ring-by-ring = { $moves } Ring für Ring
rings-notation = { $digits ->
    [one] 1 Ziffer, 1 = drauf
   *[other] { $digits } Ziffern, 1 = drauf, Ring { $ring } zuerst
}
rings-states-allowed = eine Reihe aus 0 und 1, wobei 1 drauf heißt
rings-moves-allowed = Ringnummern wie 1.3 oder ~K für K Züge des Wegs

## The coach
rings-in-hand = Drauf: { $on }. Alle anderen sind ab.
rings-on = { $count } drauf

## Methods: what they are called, what they show, and where they hold
rings-expect-name = Was zuerst geschehen muss
rings-alternation-name = Zwei Regeln genügen
rings-gray-code-name = Was ein Gray-Code ist
rings-two-rules-name = Wie der Gray-Code wächst
rings-binary-name = Binärzahl und Gray-Code
rings-shifts-name = Dekodieren durch Verschieben
rings-decrement-name = Binär zählen
rings-automaton-name = Kopieren oder tauschen
recursion-name = Wo du in der Rekursion stehst
rings-purposes-name = Wozu jeder Zug dient
rings-mirror-name = Den Code spiegeln
rings-strategy-one-name = Strategie 1: alles zurück und andersherum anfangen
rings-strategy-two-name = Strategie 2: umkehren
rings-questions-name = Sechs Fragen

## The card of what each move is for
# Behind “damit”: damit du Ring 4 abnehmen kannst.
rings-wish = { $place ->
    [on] du { $ring } aufstecken kannst
   *[off] du { $ring } abnehmen kannst
}

## Where the moves are numbered from by the ruler
rings-numbered-from = ab „alle ab“

## Rings 1 and 2 together
pair-blocks-name = Achterblöcke
