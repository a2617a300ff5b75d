### What could not be used in an address or in a command’s options, and what is wrong with a typed state.

notice-fault = { $what }: { $problem }.
notice-unknown-puzzle = Es gibt kein Puzzle { $id }. Vorhanden: { $known }.
notice-unknown-key = { $key }: unbekannte Einstellung, wird ignoriert.
notice-gone = { $tool ->
    [duel] „Quadratduell“ gehört nicht mehr zu Gros. Was darüber bekannt ist, steht jetzt bei „Gierig bauen“.
    [two-bodies] „Ein Puzzle, zwei Körper“ gehört nicht mehr zu Gros. „{ one-ruler }“ im Menü zeigt Ringe, Turm und Zähler im Takt.
   *[wager] „Wette“ gehört nicht mehr zu Gros. Hier ist, womit du lernen kannst.
}

## After a notice: how many more there are.

notice-more-notices = (noch { $waiting })
notice-beyond = { $count ->
    [one] 1 weiterer Hinweis wird nicht gezeigt.
   *[other] { $count } weitere Hinweise werden nicht gezeigt.
}

## What is used instead.

notice-default-is-used = Es gilt die Voreinstellung.
notice-first-is-used = Es gilt der erste Wert.
notice-other-is-used = Es gilt { $other }.
notice-moves-before-are-played = Die Züge davor werden gespielt.
notice-went-to-step = Stattdessen wird Schritt { $step } gezeigt.

## What is wrong with a value: the $problem of notice-fault. $allowed is in the accusative, which is like the nominative
## in all its phrases.

notice-needs-value = der Wert fehlt; möglich: { $allowed }
notice-twice = doppelt angegeben
notice-only = erlaubt: { $words }
notice-between = muss eine ganze Zahl von { $least } bis { $most } sein
notice-not-all-between = müssen ganze Zahlen von { $least } bis { $most } sein, durch Kommas getrennt, das freie Teil zuerst
notice-guard = Schritt { $place }–{ $next } von Teil { $piece } braucht von jedem schnelleren Teil (Anzahl: { $faster }, das freie zuletzt) einen Platz oder - für beliebig
notice-no-step = Teil { $piece } hat keinen Schritt { $place }–{ $next }
notice-loops = mit einem - darin höchstens { $most } Zustände
notice-not-a-step = kein Schritt; möglich: 0 bis { $most } oder 50%, 2^5 oder -10 für 10 vor dem Ziel
notice-outside = muss zwischen 0 und { $most } liegen
notice-longer-than = länger als { $most } Zeichen
notice-more-items-than = mehr als { $most } Einträge
notice-not-piles = müssen zwei ganze Zahlen mit je höchstens { $digits } Ziffern sein, zum Beispiel 14,20
notice-excludes = lässt sich nicht mit { $other } kombinieren
notice-no-way = das Ziel ist von dort nicht erreichbar
notice-bad-move = Eintrag { $place } ist kein erlaubter Zug; möglich: { $allowed }

## What is allowed.

notice-whole-number = eine ganze Zahl
notice-up-to = 0 bis { $most }
notice-four-bits = vier Ziffern, jeweils 0 oder 1
notice-numbers-in-a-row = Zahlen wie 2,5,5, das freie Teil zuerst
notice-waits = { $words } oder die Plätze, die jeder Schritt braucht, zum Beispiel 1.0,2-
notice-two-numbers = zwei ganze Zahlen, zum Beispiel 14,20
notice-shown = { $parts } oder die Kennung einer Methode des Puzzles
notice-either = { $others } oder { $last }

## What is wrong with a typed state. $symbols lists what it is written with: 0 oder 1.

notice-wrong-digit = erlaubt: { $use_this }; Ziffer { $place } ist { $found }
notice-wrong-letter = erlaubt: { $use_this }; Buchstabe { $place } ist { $found }
notice-wrong-length = { $found ->
    [one] nötig: { $row }; da ist nur { $found }
   *[other] nötig: { $row }; da sind { $found }
}
notice-row-of-digits = { $count ->
    [one] { $count } Ziffer, { $symbols }
   *[other] { $count } Ziffern, jeweils { $symbols }
}
notice-row-of-letters = { $count ->
    [one] { $count } Buchstabe, { $symbols }
   *[other] { $count } Buchstaben, jeweils { $symbols }
}
notice-run-without-count = die Wiederholung an Stelle { $place } braucht eine Anzahl, wie in 1*9
notice-too-long = mehr als { $limit } Teile
notice-nothing-written = der Zustand fehlt
notice-two-piles = nötig: zwei Haufen, zum Beispiel 5,3
notice-no-shift = nach den Buchstaben folgt @ und die Verschiebung des Schiebers, 0 bis { $most }
notice-jammed = { $dial } kann dort nicht so stehen
