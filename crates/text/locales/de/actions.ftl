### What you can do with the next move.

next = Nächster Zug
undo = Rückgängig
redo = Wiederholen
hint = Tipp
do-it = Ausführen
nothing-to-undo = Nichts rückgängig zu machen.
nothing-to-redo = Nichts zu wiederholen.
goal-reached = Ziel erreicht.
start-is-goal = Start und Ziel sind gleich.
today = Das Puzzle von heute
way-back = Jetzt zurück
put-back-on = Wieder aufstecken
carry-back = Wieder zurücktragen
no-hints = ohne Tipps
next-shown = mit gezeigtem nächstem Zug
fewest-possible = weniger geht nicht
fewest-known = so viele wie der gezeigte Weg
