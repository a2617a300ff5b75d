### The graph of all states.

go-there = Dorthin gehen
set-as-start = Als Start setzen
set-as-goal = Als Ziel setzen
to-you = Zurück zu dir
choose-dot = Klicke auf einen Punkt, um dorthin zu gehen oder ihn als Start oder Ziel zu setzen.
choose-row = Klicke auf eine Zeile, um dorthin zu gehen oder sie als Start oder Ziel zu setzen.
zoom-to-choose = Vergrößere, bis du einzelne Zustände siehst.
one-way-edges = Jede Kante führt nur in eine Richtung.
growth = Züge für jede Größe
growth-scale = Die Skala ist logarithmisch.
game-graph = Der Graph dieses Spiels ist sein Viertelbrett: Jedes Feld ist eine Stellung, und ein Zug führt nach links, nach unten oder beides zugleich.
go-to-board = Brett zeigen
look-closer = Graph vergrößern
look-farther = Graph verkleinern

## What the picture shows
graph-whole = { $pieces }: alle { $states } Zustände
graph-around = { $pieces }: ein Teil des Graphen
graph-way = { $pieces }: der Weg, Schritt für Schritt
graph-way-of = kürzester Weg, { $moves }
graph-other-way = { $largest ->
    [once] größte Scheibe nur einmal: { $moves }
   *[twice] größte Scheibe zweimal: { $moves }
}
graph-other-way-as-short = { $largest ->
    [once] größte Scheibe nur einmal: { $moves }, gleich kurz
   *[twice] größte Scheibe zweimal: { $moves }, gleich kurz
}
graph-beyond = { $way ->
    [up] { $what }: { $distance } weiter oben
   *[down] { $what }: { $distance } weiter unten
}
graph-scale = { $positions ->
    [1] Jede Zeile ist ein Zustand.
   *[other] Benachbarte Zeilen liegen { $positions } Zustände auseinander.
}
graph-address = Dein Zustand nennt Buchstabe für Buchstabe den Weg ins Dreieck, größte Scheibe zuerst. Im Bild { $shown ->
    [one] unterscheidet sich nur die kleinste Scheibe
   *[other] unterscheiden sich nur die kleinsten { $shown } Scheiben
}.
graph-smallest = kleinste { $discs }
graph-width = Mit Kanten von 5 mm gezeichnet wäre das ganze Dreieck { $unit ->
    [metres] etwa { $number } m breit
    [kilometres] etwa { $number } km breit
    [light-years] etwa { $number } Lichtjahre breit
   *[universe] breiter als das sichtbare Universum
}.
graph-growth-point = { $pieces }: { $moves }

## What a screen reader says
graph-here = { $ways ->
    [one] { $place }, ein möglicher Zug
   *[other] { $place }, { $ways } mögliche Züge
}
graph-is-line = Alle Zustände liegen auf einer Linie ohne Abzweigungen
graph-is-route = Der Weg vom Start zum Ziel
graph-places = Start: { $start }, Ziel: { $goal }, du: { $here }
graph-keys = Pfeiltasten wählen einen Zustand, Eingabe geht dorthin, Plus und Minus zoomen, Pos1 führt zu dir zurück
graph-chosen-on-way = { $name }, Schritt { $step }
graph-chosen-off-way = { $name }, nicht auf dem Weg, { $moves } von hier

solve-map-tells = Die Karte zeigt alle Zustände und den Weg. Sie kommt mit der Erklärung, und die zählt als ein Spicker.
