# The page of lessons, and what all stops say. Seen at #/learn and #/learn/tour/3.

learn-line = Sehen, probieren, beweisen. Dein Fortschritt bleibt auf diesem Gerät.
learn-teachers = Für Lehrkräfte
learn-teachers-language = de
learn-lessons = Lektionen
learn-lessons-line = je eine Frage, drei bis sechs Stationen
learn-start = Anfangen
learn-go-on = Weiter bei Station { $stop }
learn-again = Noch einmal
learn-done-of = { $done } von { $stops } erledigt
learn-stop-of = Station { $stop } von { $stops }
learn-bars = Station { $stop } von { $stops }, { $done } erledigt
learn-bar = Station { $stop }: { $title }{ $state ->
    [done] , erledigt
    [current] , aktuell
   *[open] {""}
}
learn-all-stops = Alle Stationen
learn-close = Lektion verlassen
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter: { $title }
learn-skip-to-task = Direkt zur Aufgabe
learn-finish = Abschließen
learn-your-task = Deine Aufgabe
learn-right = Richtig.
learn-shown = Hier ist die Antwort.
learn-keep-guess = Schätzung merken
learn-guess = Deine Schätzung ist { $guess }.
learn-recalled = Am Anfang hast du { $guess } geschätzt. Es sind { $answer }.
learn-recalled-right = Am Anfang hast du { $guess } geschätzt, und genau so ist es.
learn-waits = Löse zuerst die Aufgabe. Dann gehört das Brett dir.
learn-yours = Das Brett gehört dir.
learn-line-yours = Die Zeitleiste gehört dir.
learn-waits-ladder = Das Brett wartet, während du die Leiter ausfüllst.
learn-waits-fold = Das Brett wartet, während du die zweite Kopie drehst.
learn-waits-answer = Das Brett wartet auf deine Antwort.
learn-waits-answers = Das Brett wartet auf deine Antworten.
learn-wrong-choice = „{ $answer }“ stimmt nicht.
learn-too-small = { $guess } ist zu klein.
learn-too-large = { $guess } ist zu groß.
learn-off-by-one = { $guess } ist um eins daneben.
learn-off-by-one-why = Prüfe, ob du Züge oder Zustände zählst und wo du zu zählen anfängst.
learn-left-from = { $moves ->
    [one] Von { $state } aus ist es noch ein Zug.
   *[other] Von { $state } aus sind es noch { $moves } Züge.
}
learn-states-from = { $states ->
    [one] Auf dem Weg von { $state } liegt ein Zustand.
   *[other] Auf dem Weg von { $state } liegen { $states } Zustände.
}
learn-step-is = Schritt { $step } ist { $state }.
learn-digits-of = Das sind die Ziffern für { $state }.
learn-differs = Dort: { $piece } { $there }; in { $here }: { $piece } { $place }.
learn-too-far = Bei dieser Größe ({ $pieces }) ist kein Zustand so weit vom Ziel entfernt.
learn-farthest = Bei dieser Größe ({ $pieces }) ist kein Zustand weiter vom Ziel entfernt als { $moves }.
learn-moves-in-all = Die Lösung hat insgesamt { $moves }.
learn-made-by = Zug { $number } macht { $piece }.
learn-not-first = { $piece } macht Zug { $number }, aber nicht zum ersten Mal.
learn-makes = { $piece } macht Zug { $number }.
learn-no-piece = { $piece } gibt es hier nicht.
learn-can-move = { $piece } lässt sich hier bewegen.
learn-cannot-move = { $piece } lässt sich hier nicht bewegen.
learn-moves-often = { $piece } bewegt sich { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
learn-in-pair = { $guess } gehört zum kalten Paar { $small } und { $large }.
learn-other-pile = { $guess } ist der { $pile ->
    [small] kleinere
   *[large] größere
} Haufen dieses Paars.
learn-change-from = { $count ->
    [one] Von { $number } zu { $next } ändert sich eine Ziffer.
   *[other] Von { $number } zu { $next } ändern sich { $count } Ziffern.
}
learn-parked = Mit { $count } geparkten braucht es { $moves }. Es geht kürzer.
learn-try = Am Brett probieren
learn-play = Spiel es: Stimmt es?
learn-playing = { $made } von deinen { $said } Zügen gemacht.
learn-played-right = Geschafft: { $moves }, wie du gesagt hast.
learn-played-other = Es waren { $moves }; du hast { $said } gesagt.
learn-played-longer = Es geht kürzer.
learn-not-cold = Du hast { $left } und { $right } übrig gelassen; das ist nicht kalt.
learn-not-cold-why = Von dort kann dir dein Gegner ein kaltes Paar übrig lassen. Die Steine liegen wieder da: Versuch es noch einmal.
learn-step-before = Schritt { $step } kommt vor Schritt { $asked }.
learn-step-after = Schritt { $step } kommt nach Schritt { $asked }.
learn-no-number = Gib eine ganze Zahl ein.
learn-no-word = Gib nur die Ziffern 0 und 1 ein.
learn-no-pegs = Gib nur die Buchstaben A, B und C ein.
learn-backwards = { $guess } ist rückwärts gelesen.
learn-backwards-why = Der größte Ring steht links.
learn-backwards-discs = Die größte Scheibe steht links.
learn-word-length = { $row ->
    [pegs] Es sind { $count } Buchstaben, einer für jede Scheibe.
   *[digits] Es sind { $count } Ziffern, eine für jeden Ring.
}
learn-first-digits = { $row ->
    [pegs] { $count ->
        [0] Schon der erste Buchstabe ist falsch.
        [one] Der erste Buchstabe stimmt, der zweite nicht.
       *[other] Die ersten { $count } Buchstaben stimmen, der nächste nicht.
    }
   *[digits] { $count ->
        [0] Schon die erste Ziffer ist falsch.
        [one] Die erste Ziffer stimmt, die zweite nicht.
       *[other] Die ersten { $count } Ziffern stimmen, die nächste nicht.
    }
}
learn-choose-one = Wähle eine der Antworten.
learn-row-wrong = Die Antwort für { $label } stimmt noch nicht.
learn-row-field = Für { $label }

# The ladder of wishes: a row for each ring, from the largest down
ladder-on = drauf
ladder-off = ab
ladder-is = ist { $place ->
    [on] drauf
   *[off] ab
}
ladder-must-be = muss { $place ->
    [on] drauf
   *[off] ab
} sein
ladder-question = Ring { $ring } muss so sein:
ladder-done = erledigt
ladder-not-yet = noch nicht
ladder-right = richtig
ladder-not-this = nicht so
ladder-after = nach Ring { $ring }
ladder-last = Jetzt zieht also Ring
ladder-choose = Wähle für Ring { $ring } drauf oder ab.
ladder-needs = Ring { $waiting } wartet auf diesen.
ladder-needs-why = Er lässt sich nur bewegen, solange Ring { $ring } drauf ist.
ladder-blocks = Das würde Ring { $waiting } blockieren.
ladder-blocks-why = Er zieht nur, wenn Ring { $neighbour } drauf ist und alle Ringe vor Ring { $neighbour } ab sind, von Ring 1 an gezählt. Ring { $ring } ist einer davon.
ladder-stays = Niemand braucht Ring { $ring }.
ladder-stays-why = Die Ringe darüber in der Leiter sind erledigt, also muss er ab wie alle anderen.
ladder-ring-wrong = Nicht Ring { $ring }.
ladder-ring-why = Suche die unterste Zeile mit „noch nicht“: Ihr steht nichts im Weg.
ladder-waits = Ring { $ring } wartet
ladder-which = Ring { $ring }: drauf oder ab?
ladder-beyond = jenseits von Ring { $ring }: drauf oder ab?

# The drawing of the line that is folded open
fold-name = Winkel der zweiten Kopie
fold-value = noch { $degrees } Grad
fold-open = liegt in einer Linie
fold-first = Ring 4 ab
fold-second = Ring 4 drauf, umgeklappt
fold-states = Eine Linie aus 16 Zuständen. Vorher waren es zwei Linien aus 8.

# The board on which cold positions are found
sieve-square = { $position }{ $state ->
    [cold] , kalt
    [struck] , gestrichen
   *[open] {""}
}
sieve-hot = { $position } ist nicht kalt.
sieve-hot-why = { $take }: Das lässt { $left } übrig, und dein Gegner verliert.

learn-tools = Üben und erkunden
learn-exercises-line = Jede Antwort wird sofort geprüft; ein Link gibt einer ganzen Klasse dieselben Fragen.
learn-exercises-verb = Üben
learn-more = Mehr zu erkunden
learn-shelf-line = Puzzles dieser Art, die man in Händen halten kann: wie viele Züge jedes braucht und welche du hier spielen kannst.
tool-begin = Beginnen mit
