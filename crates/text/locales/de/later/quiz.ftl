### Exercises: questions with answers that are checked, on the page and on paper.

## Kinds of questions
quiz-kind-moves-left = Restliche Züge
quiz-kind-state-after = Zustand nach Zug k
quiz-kind-ring-at = Ring bei Zug k
quiz-kind-next = Nächster Zug
quiz-kind-binary = Binärzahl
quiz-kind-cold = Kalt oder heiß
quiz-kind-disc-at = Scheibe bei Zug k
quiz-kind-step-of = Schritt des Turms
quiz-kind-least = Kleinste Zugzahl
quiz-kind-recurrence = Rekursion
quiz-kind-digits = Zählen zur Basis 3
quiz-kind-pegs-after = Turm nach Zug k

## The questions
quiz-asks-moves-left = Wie viele Züge, bis alle Ringe ab sind?
quiz-asks-state-after = Alle { $number } Ringe sind drauf. Welcher Zustand ist nach Zug { $at } erreicht?
quiz-asks-ring-at = Alle { $number } Ringe sind drauf. Welcher Ring zieht bei Zug { $at }?
quiz-asks-next = Alle Ringe sollen ab. Welcher Ring zieht als Nächstes?
quiz-asks-binary = Für welche Binärzahl steht dieser Zustand?
quiz-asks-verdict = Ist die Stellung ({ $left }, { $right }) kalt oder heiß?
quiz-asks-partner = { $pile ->
    [one] Ein Haufen hat { $pile } Stein. Wie viele muss der andere haben, damit die Stellung kalt ist?
   *[other] Ein Haufen hat { $pile } Steine. Wie viele muss der andere haben, damit die Stellung kalt ist?
}
quiz-asks-disc-at = Ein Turm aus { $number } Scheiben geht von A nach C. Welche Scheibe zieht bei Zug { $at }?
quiz-asks-step-of = Der Turm geht auf dem kürzesten Weg von A nach C. Nach wie vielen Zügen ist er in diesem Zustand?
quiz-asks-pegs-after = Ein Turm aus { $number } Scheiben geht auf dem kürzesten Weg von A nach C. Auf welchem Stab liegt jede Scheibe nach Zug { $at }?
quiz-asks-least-rings = Alle { $number } Ringe sind drauf. Wie viele Züge braucht es mindestens, um sie abzunehmen?
quiz-asks-least-tower = Wie viele Züge braucht es mindestens, um einen Turm aus { $number } Scheiben auf einen anderen Stab zu bringen?
quiz-asks-recurrence = { $least ->
    [1] { $less } Ringe brauchen { $moves }, ein Ring braucht { $fewer }. Wie viele Züge brauchen { $number } Ringe?
   *[other] { $less } Ringe brauchen { $moves }, { $least } Ringe brauchen { $fewer }. Wie viele Züge brauchen { $number } Ringe?
}
quiz-asks-digits = Die Ziffern zählen ab { $zeros } vor und zurück. Nach wie vielen Zügen zeigen sie { $row }?

## Below a question: what is given
quiz-given-rings = Der Zustand ist { $row }: Ring { $ring } links, 1 = drauf.
quiz-given-tower = Der Zustand ist { $row }: Scheibe { $disc } links.
quiz-given-game = Kalt: Wer am Zug ist, verliert gegen bestes Spiel. Heiß: Wer am Zug ist, kann gewinnen.
quiz-given-digits = Jedes Teil hat die Plätze 0, 1 und 2. Das freie Teil ist rechts.
quiz-given-columns = Drück auf eine Spalte, um ihren Ring aufzustecken oder abzunehmen.
quiz-given-discs = Drück auf eine Scheibe, um sie auf den nächsten Stab zu legen, oder dorthin, wo sie auf einem anderen liegen soll.
quiz-given-one-by-one = Ein Ring pro Zug.
quiz-given-pegs = Drei Stäbe, eine Scheibe pro Zug, nie eine größere auf einer kleineren.

## Answers
quiz-ring = Ring { $ring }
quiz-disc = Scheibe { $disc }
quiz-cold = kalt
quiz-hot = heiß
quiz-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

## Why the answer is right
quiz-because-moves-left = Kopieren und Tauschen macht aus { $row } die Ziffern { $digits }, binär für { $number }.
quiz-because-binary = Jede Ziffer ist die vorige, geändert, wo ein Ring drauf ist: Aus { $row } wird { $digits }, also { $number }.
quiz-because-state-after = { $all } − { $at } = { $left }: So viele Züge sind übrig, binär { $digits }. Ein Ring ist drauf, wo sich eine Ziffer von der links daneben unterscheidet.
quiz-because-ring-at = { $zeros ->
    [0] { $all } − { $at } + 1 = { $left }: So viele Züge sind davor übrig, eine ungerade Zahl, also zieht Ring 1.
    [one] { $all } − { $at } + 1 = { $left }: So viele Züge sind davor übrig. Das lässt sich einmal halbieren, also zieht Ring { $ring }.
   *[other] { $all } − { $at } + 1 = { $left }: So viele Züge sind davor übrig. Das lässt sich { $zeros }-mal halbieren, also zieht Ring { $ring }.
}
quiz-because-next-odd = { $count ->
    [one] { $count } Ring ist drauf, eine ungerade Anzahl: Ring 1 zieht.
   *[other] { $count } Ringe sind drauf, eine ungerade Anzahl: Ring 1 zieht.
}
quiz-because-next-even = { $count } Ringe sind drauf, eine gerade Anzahl: Von Ring 1 an gezählt zieht der Ring gleich nach dem ersten, der drauf ist.
quiz-because-cold = ({ $small }, { $large }) ist Paar Nummer { $number } der kalten Stellungen: { $large } = { $small } + { $number }. Jeder Zug von dort führt zu einer heißen.
quiz-because-hot = Ein Zug führt zu ({ $left }, { $right }), und das ist kalt.
quiz-because-disc-at = { $zeros ->
    [0] { $at } ist ungerade: Scheibe 1 macht jeden ungeraden Zug.
    [one] { $at } lässt sich einmal halbieren, also zieht Scheibe { $disc }.
   *[other] { $at } lässt sich { $zeros }-mal halbieren, also zieht Scheibe { $disc }.
}
quiz-because-step-of = Von der größten Scheibe an sind die Ziffern { $digits }, binär für { $number }.
quiz-because-pegs-after = Nach Zug { $at } haben die Scheiben so oft gezogen, von der größten an: { $counts }. Jede umrundet die Stäbe: die größte A, C, B, die nächste A, B, C und so abwechselnd weiter.
quiz-because-rings = Jede Zahl ist die vorige plus das Doppelte der vorvorigen plus 1: { $once } + 2 × { $twice } + 1 = { $number }.
quiz-because-tower = Jede weitere Scheibe verdoppelt die Zahl und zählt 1 dazu: 2 × { $once } + 1 = { $number }.
quiz-because-digits = Aus { $row } wird zur Basis 3 { $digits }, also { $number }.

## Where to begin: a hint
quiz-hint-moves-left = Beginne links, mit Ring { $ring }. Kopiere seine Ziffer; wechsle nach jeder 1 zwischen Kopieren und Tauschen von 0 und 1. Lies das Ergebnis dann als Binärzahl.
quiz-hint-binary = Beginne links, mit Ring { $ring }. Kopiere seine Ziffer; wechsle nach jeder 1 zwischen Kopieren und Tauschen von 0 und 1.
quiz-hint-state-after = Alle { $number } Ringe brauchen { $all } Züge. Wie viele sind nach Zug { $at } übrig? Schreibe das binär.
quiz-hint-ring-at = Alle { $number } Ringe brauchen { $all } Züge. Wie viele sind vor Zug { $at } übrig, und wie oft lässt sich das halbieren?
quiz-hint-next = Zähle die Ringe, die drauf sind. Ist die Anzahl ungerade oder gerade?
quiz-hint-cold = Schreibe die kalten Paare auf: Der kleinere Haufen ist die kleinste noch nicht verwendete Zahl, und der Unterschied wächst um 1: (1, 2), (3, 5), …
quiz-hint-disc-at = Scheibe 1 macht jeden ungeraden Zug. Wie oft lässt sich { $at } halbieren?
quiz-hint-step-of = Beginne mit der größten Scheibe: 0 auf A, 1 auf C. Eine kleinere auf demselben Stab wie die nächstgrößere wiederholt deren Ziffer; auf einem anderen nimmt sie die andere.
quiz-hint-pegs-after = Scheibe 1 macht jeden ungeraden Zug, Scheibe 2 jeden zweiten der übrigen und so weiter. Wie oft hat jede Scheibe gezogen? Scheibe { $disc } läuft A, C, B, die nächste A, B, C und so abwechselnd weiter.
quiz-hint-least-rings = Ein Ring braucht 1 Zug, zwei Ringe brauchen 2. Danach ist jede Zahl die vorige plus das Doppelte der vorvorigen plus 1.
quiz-hint-least-tower = Eine Scheibe braucht 1 Zug. Was ändert eine zweite daran?
quiz-hint-recurrence = { $least ->
    [1] Ring 1 kommt ab, Ring { $number } folgt, Ring 1 kommt wieder drauf. Dann bleiben { $less } Ringe.
   *[other] Die Ringe 1 bis { $least } kommen ab, Ring { $number } folgt, die Ringe 1 bis { $least } kommen wieder drauf. Dann bleiben { $less } Ringe.
}
quiz-hint-digits = Beginne links. Eine Ziffer zählt abwärts statt aufwärts, solange die links von ihr zusammen eine ungerade Zahl ergeben.

## Kinds of mistakes
quiz-mistake-backwards = Rückwärts gelesen
quiz-mistake-forgot-to-swap = Tauschen vergessen
quiz-mistake-wrong-end = Falsches Ende
quiz-mistake-one-off = Um eins daneben
quiz-mistake-wrong-ring = Falscher Ring
quiz-mistake-wrong-disc = Falsche Scheibe
quiz-mistake-wrong-peg = Falscher Stab
quiz-mistake-wrong-pile = Falscher Haufen
quiz-mistake-wrong-verdict = Falsches Urteil
quiz-mistake-forgot-one = Die 1 vergessen
quiz-mistake-doubling = Falsch verdoppelt
quiz-mistake-other-puzzle = Formel eines anderen Puzzles
quiz-mistake-size = Falsche Größe
quiz-mistake-impossible = Nicht möglich

## What a wrong answer tells; $wrong is that answer
quiz-backwards = { $wrong } ist die Antwort für { $row }. Du hast den Zustand von rechts gelesen. Beginne links.
quiz-backwards-row = { $wrong } beginnt mit Ring 1. Ring { $ring } steht an erster Stelle, ganz links.
quiz-backwards-discs = { $wrong } beginnt mit Scheibe 1. Scheibe { $disc } steht an erster Stelle, ganz links.
quiz-forgot-to-swap-count = { $wrong } kommt heraus, wenn man { $row } direkt als Binärzahl liest. Nach jeder 1 müssen 0 und 1 die Plätze tauschen.
quiz-forgot-to-swap-binary = { $wrong } ist der Zustand selbst. Nach jeder 1 müssen 0 und 1 die Plätze tauschen.
quiz-forgot-to-swap-state = { $wrong } ist die Anzahl der restlichen Züge, binär. Ein Ring ist nur drauf, wo sich eine Ziffer von der links daneben unterscheidet.
quiz-forgot-to-swap-pegs = { $wrong } hat C für jede 1 und A für jede 0 von { $at } in Binärziffern. Das stimmt nur für die größte Scheibe.
quiz-forgot-to-swap-step = { $wrong } kommt heraus, wenn 0 „auf demselben Stab wie die nächstgrößere Scheibe“ heißt. Es muss „dieselbe Ziffer wie bei ihr“ heißen.
quiz-forgot-to-swap-digits = { $wrong } kommt heraus, wenn man { $row } direkt als Zahl zur Basis 3 liest. Aber eine Ziffer zählt abwärts, solange die links von ihr zusammen eine ungerade Zahl ergeben.
quiz-wrong-end-count = { $wrong } ist der Abstand vom anderen Ende, wo nur Ring { $ring } drauf ist.
quiz-wrong-end-binary = { $wrong } kommt heraus, wenn man mit Tauschen beginnt. Beginne mit Kopieren.
quiz-wrong-end-state = { $wrong }: Von dort sind es noch { $moves }, bis alle Ringe ab sind. Zähle vom Start, wo alle drauf sind.
quiz-wrong-end-pegs = { $wrong }: Von dort sind es noch { $moves } bis zum Ende. Zähle vom Start, wo alle Scheiben auf A liegen.
quiz-wrong-end-ring = Zug { $at } wäre Ring { $wrong }, wenn am Anfang alle Ringe ab wären. Hier sind alle drauf.
quiz-wrong-end-step = { $wrong } ist die Anzahl der Züge, die noch kommen. Wie viele sind schon gemacht?
quiz-one-more-state = { $wrong } ist der Zustand nach Zug { $at }. Ein Zug zu weit: Nimm zurück, was Zug { $at } getan hat.
quiz-one-less-state = { $wrong } ist der Zustand nach Zug { $at }. Ein Zug fehlt noch.
quiz-one-off-piece = Zug { $at } macht { $piece }: Du bist um einen Zug daneben.
quiz-one-off = { $wrong } ist ganz nah dran. Prüfe die letzte Ziffer noch einmal.
quiz-one-off-pair = { $wrong } ist ganz nah dran. Von Paar zu Paar wächst der Unterschied um genau 1.
quiz-wrong-ring = Ring { $wrong } lässt sich bewegen, aber das führt vom Ziel weg. Ist die Anzahl der Ringe, die drauf sind, ungerade oder gerade?
quiz-wrong-disc = Scheibe { $wrong } ist die größte, die bisher gezogen hat. Welche Scheibe macht Zug { $at } selbst?
quiz-wrong-peg = { $wrong } liegt auf dem Weg zu Stab B. Beginne mit dem anderen Stab.
quiz-wrong-pile = { $side ->
    [small] Du hast { $pile } für den größeren Haufen des Paars gehalten. Es ist der kleinere.
   *[large] Du hast { $pile } für den kleineren Haufen des Paars gehalten. Es ist der größere.
}
quiz-forgot-one-disc = { $wrong } sagt, wie oft sich { $at } halbieren lässt. Scheibe 1 zieht, wenn es sich gar nicht halbieren lässt.
quiz-forgot-one-rings = In { $wrong } fehlt der Zug von Ring { $ring } selbst.
quiz-not-doubled = { $least ->
    [1] { $wrong } zählt Ring 1 nur einmal. Er kommt ab und wieder drauf.
   *[other] { $wrong } zählt die Ringe 1 bis { $least } nur einmal. Sie kommen ab und wieder drauf.
}
quiz-doubled-other = { $least ->
    [1] { $wrong } verdoppelt die Zahl für { $less } Ringe. Was zweimal vorkommt, ist der Zug von Ring 1.
   *[other] { $wrong } verdoppelt die Zahl für { $less } Ringe. Was zweimal vorkommt, ist die Arbeit mit { $least } Ringen.
}
quiz-other-rings = { $wrong } braucht ein Turm aus { $number } Scheiben. Die Ringe brauchen weniger Züge.
quiz-other-tower = { $wrong } brauchen { $number } Ringe. Ein Turm braucht mehr Züge.
quiz-other-recurrence = { $wrong }: So wächst ein Turm, das Doppelte der letzten Zahl plus 1.
quiz-size-rings = { $wrong } ist die Anzahl für { $number } Ringe.
quiz-size-tower = { $wrong } ist die Anzahl für { $number } Scheiben.
quiz-impossible-state = { $wrong } kommt auf dem Weg von „alle drauf“ zu „alle ab“ nie vor.
quiz-impossible-pegs = { $wrong } kommt auf dem kürzesten Weg von A nach C nie vor.

## When what was typed cannot be an answer
quiz-refused-empty = Gib erst eine Antwort ein.
quiz-refused-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
quiz-refused-binary = Schreibe nur 0 und 1, höchstens { $digits } Ziffern.
quiz-refused-rings = Schreibe { $rings } Ziffern, 1 = drauf und 0 = ab.
quiz-refused-pegs = Schreibe { $discs } Buchstaben, jeweils A, B oder C.
quiz-refused-verdict = Wähle kalt oder heiß.

## Buttons and labels
quiz-count = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}
quiz-points = { $points } von { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}
quiz-seed = Serie { $seed }
quiz-question = Frage { $number }
quiz-question-of = Frage { $number } von { $count }
quiz-progress = Frage { $number } von { $count }, { $done } erledigt
quiz-first-try = Erster Versuch
quiz-second-try = Zweiter Versuch
quiz-third-try = Dritter Versuch
quiz-one-point = ein Punkt
quiz-half-a-point = ein halber Punkt
quiz-no-points = keine Punkte
quiz-unit-moves = Züge
quiz-unit-stones = Steine
quiz-unit-binary = binär
quiz-field-ring = Nummer des Rings
quiz-field-disc = Nummer der Scheibe
quiz-next = Weiter
quiz-enter-check = prüfen
quiz-enter-next = nächste Frage
quiz-you = du
quiz-ring-first = Ring { $ring } zuerst
quiz-after = nach { $at }
quiz-after-you = nach { $at }, du
quiz-stands-right = richtig
quiz-stands-none = richtig, keine Punkte
quiz-stands-shown = Antwort gezeigt
quiz-stands-open = offen
quiz-stands-second = zweiter Versuch
quiz-stands-third = dritter Versuch
quiz-first-answer = erste Antwort { $wrong }
quiz-first-answer-was = erste Antwort { $wrong }: { $mistake }
quiz-done = Alles erledigt
quiz-results = Meine Ergebnisse
quiz-show-results = Meine Ergebnisse zeigen
quiz-to-questions = Zurück zu den Fragen
quiz-kept = Die Ergebnisse bleiben auf diesem Gerät. Eine Ansicht führt alle Antworten und Fehler auf, zum Vorzeigen im Unterricht.
quiz-mistakes-made = Fehler
quiz-no-mistakes = Keine Fehler.
quiz-times = { $mistake }: { $count }
quiz-asked = Fragen
quiz-answers = Antworten
quiz-solution = Lösung
quiz-start-over = Noch einmal
quiz-new = Neue Fragen
quiz-settings = Fragen ändern
quiz-kinds = Arten von Fragen
quiz-pieces = Teile
quiz-questions = Fragen
quiz-link = Link für eine Klasse
quiz-link-refused = Diesen Link kopieren:
quiz-print = Mit Lösungen drucken
quiz-name = Name
quiz-paper-answers = Antworten
quiz-paper-link = Dieselben Fragen auf der Seite, die deine Antworten prüft:
