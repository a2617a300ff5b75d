### Two piles of stones.

## Who wins; cold is a position in which whoever moves loses, hot any other.

wythoff-empty = kein Stein ist übrig
wythoff-cold = wer am Zug ist, verliert
wythoff-hot = wer am Zug ist, kann gewinnen
wythoff-to-win = Um zu gewinnen, lass { $positions } übrig.
wythoff-moves-that-win = { $count ->
    [one] Der Gewinnzug lässt { $positions } übrig.
   *[other] Die Gewinnzüge lassen { $positions } übrig.
}
wythoff-thrown-away = Als Nächstes, um absichtlich zu verlieren: { $left } übrig lassen.

## Positions.

wythoff-two-numbers = { $one } und { $other }
wythoff-or-position = { $positions } oder { $other }
wythoff-position-again = wieder { $name }
wythoff-pile-has = { $name }: { $count }

## What a move takes. $pile: left, right or both.

wythoff-take = { $pile ->
    [left] nimm { $count } vom linken Haufen
    [right] nimm { $count } vom rechten Haufen
   *[both] nimm { $count } von beiden Haufen
}
wythoff-or-take = { $pile ->
    [left] { $takes } oder { $count } vom linken Haufen
    [right] { $takes } oder { $count } vom rechten Haufen
   *[both] { $takes } oder { $count } von beiden Haufen
}
wythoff-took = { $pile ->
    [left] { $count } vom linken Haufen genommen, übrig: { $left }
    [right] { $count } vom rechten Haufen genommen, übrig: { $left }
   *[both] { $count } von beiden Haufen genommen, übrig: { $left }
}
wythoff-take-short = { $pile ->
    [left] { $count } von links
    [right] { $count } von rechts
   *[both] { $count } von beiden
}

## At the end of the timeline.

wythoff-last-stone-is-taken = Der letzte Stein ist genommen.
wythoff-line-ends = Hier endet der Spielverlauf.

## How positions and moves are written.

wythoff-read = gültig
wythoff-notation = zwei Haufen wie 5,3
wythoff-moves-allowed = Stellungen, die man übrig lässt, wie 5,3.2,1, oder ~K für K Züge des Spielverlaufs

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-name = Goldener Schnitt
wythoff-mex-name = Kleinste noch freie Zahl
wythoff-partition-name = Zwei Zahlenreihen
wythoff-sieve-name = Sieb
wythoff-table-name = Tabelle kleinerer Stellungen
