### Making up a puzzle, in its set-up. Pieces are numbered from the free one, which is piece 1; their places from 0.

custom-invitation = Sag, welches Teil auf welches wartet. Bilden die Zustände eine Linie, einen Baum mit Sackgassen oder Schleifen? Bau ein Puzzle mit genau 100 Zügen.
custom-design = Deine Teile
custom-begin = Beginnen mit
custom-choose = wählen …
custom-as-rings = wie bei den Ringen
custom-as-elephants = wie bei den Elefanten
custom-any = jeder Platz von Teil
custom-two = zwei Teile
custom-four = vier Teile, mit Sackgassen
custom-neighbours = jedes wartet nur auf seinen Nachbarn
custom-nobody = kein Teil wartet
custom-places = { $places } Plätze
custom-fewer-places = Teil { $piece }: ein Platz weniger
custom-more-places = Teil { $piece }: ein Platz mehr
custom-free = kann jederzeit ziehen
custom-waits-for = wartet auf
custom-step = Schritt { $from }–{ $to } von Teil { $piece } wartet auf

custom-keep-name = Name des Puzzles
custom-keep = Ins Regal stellen
custom-kept = Es steht in deinem Regal.

custom-line = { $states } Zustände auf einer einzigen Linie: Von jedem geht es nur vor oder zurück.
custom-tree = { $states } Zustände in einem Baum: Endgültig stecken bleiben kannst du nie, und zwischen zwei Zuständen gibt es nur einen Weg.
custom-loops = { $states } Zustände mit Schleifen, es kann also mehrere Wege geben. Der kürzeste wurde durch eine Suche über alle Zustände gefunden.
custom-dead-ends = { $count ->
    [one] Eine Sackgasse zweigt bei Schritt { $step } vom Weg ab, Tiefe: { $moves }.
   *[other] { $count } Sackgassen zweigen vom Weg ab; die erste bei Schritt { $step }, Tiefe: { $moves }.
}
custom-first-dead-end = Die erste Sackgasse zweigt bei Schritt { $step } vom Weg ab.
custom-blind = { $count ->
    [one] Ein Zustand ist eine Sackgasse, aus der es nur zurück geht: { $state }, { $moves } vom Start entfernt.
   *[other] { $count } Zustände sind Sackgassen, aus denen es nur zurück geht; die erste ist { $state }, { $moves } vom Start entfernt.
}
custom-farthest = Am weitesten vom Start: { $state }, { $moves }.

custom-tasks = Gelingt dir das?
custom-task-line = eine Linie mit mehr als { $states } Zuständen
custom-task-early = ein Baum, in dem schon der erste Zug falsch sein kann
custom-task-moves = ein Puzzle mit genau { $moves } Zügen
custom-task-deep = ein Baum mit einer Sackgasse, die mindestens { $moves } Züge tief ist
custom-task-loops = ein Puzzle mit einer Schleife
custom-done = geschafft

custom-paper-how = Leg für jedes Teil eine Münze auf seinen Start, die eingekreiste Zahl. Ein Zug schiebt eine Münze auf eine benachbarte Zahl, wenn die schnelleren Teile dort sind, wo die Tabelle es sagt; - heißt beliebig. Das Ziel ist die Zahl im Kästchen.
custom-paper-step = Schritt
