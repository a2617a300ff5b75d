### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
hanoi-done = { $disc } nach { $to }
hanoi-how = leg { $disc } auf { $to }
hanoi-goal-order = Alle nach { $peg }

## The task
# In the accusative: klicke auf eine Scheibe.
hanoi-any = eine Scheibe
hanoi-tower-moves = { $count ->
    [one] Die Scheibe liegt auf { $from }. Sie nach { $to } zu bringen kostet { $moves }.
   *[other] Alle { $number } Scheiben liegen auf { $from }. Sie nach { $to } zu bringen kostet { $moves }.
}
hanoi-twice-moved = { $disc } zieht zweimal
hanoi-the-largest-disc = die größte Scheibe
hanoi-proof = kürzester Weg (bewiesen: Bousch 2014)
hanoi-proof-meaning = Kein Weg ist kürzer: Bousch hat das 2014 für vier Stäbe bewiesen.
hanoi-notation = { $count ->
    [one] 1 Stabbuchstabe
   *[other] { $count } Stabbuchstaben, größte Scheibe zuerst
}
hanoi-how-to-write = { $hint } Zwanzig A hintereinander kannst du als A*20 schreiben.
hanoi-states-allowed = eine Reihe von Stabbuchstaben
hanoi-moves-allowed = Züge wie 1C.2B oder ~K für K Züge des Wegs
hanoi-goes-elsewhere = { $disc } kann nach { $pegs }
hanoi-pegs-or = { $pegs } oder { $peg }
hanoi-shape = Alle Zustände bilden ein Sierpiński-Dreieck mit den Ecken „alle Scheiben auf A“ (links), „auf B“ (oben) und „auf C“ (rechts)
hanoi-numbered-from = ab dem Start

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count ->
    [one] die kleine parkt auf { $to }
   *[other] { $count } kleine parken auf { $to }
}
hanoi-plan-large = { $count ->
    [one] die große geht nach { $to }
   *[other] { $count } große gehen nach { $to }
}
hanoi-plan-follow = { $count ->
    [one] die kleine folgt nach { $to }
   *[other] { $count } kleine folgen nach { $to }
}
hanoi-plan-part-moves = { $moves } mit { $pegs } Stäben
hanoi-plan-sum = Plan von Frame und Stewart: { $moves } = { $all }.
hanoi-plan-on-three-pegs = Mit nur drei Stäben bräuchte es { $moves }.

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = Die größte Scheibe zuerst
hanoi-direction-name = Richtung
hanoi-pair-cycle-name = Drei Stabpaare
hanoi-last-peg-name = Merk dir nur den letzten Stab
hanoi-formulas-name = Schritt und Zustand
hanoi-split-name = Wo man den Turm teilt

## Discs that wait, on many pegs or in a circle
clear-way-name = Was zuerst weichen muss
circle-name = Zwei Rekursionen
