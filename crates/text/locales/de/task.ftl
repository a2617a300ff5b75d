### The task: how short its route is, and what a size may be.

task-ends = { $start } → { $goal }
task-solved = Gelöst.
task-no-size = { $typed } ist keine gültige Größe. Möglich: { $sizes }.

task-proven-shortest = Kein Weg ist kürzer; das ist bewiesen.
task-presumed-shortest = Ein kürzerer Weg ist nicht bekannt und nicht zu erwarten, aber bewiesen ist das nicht.
task-upper-bound = Dieser Weg führt zum Ziel; vielleicht gibt es einen kürzeren, denn nicht alle Wege ließen sich durchsuchen.
task-line-of-play = In einem Spiel gibt es keinen kürzesten Weg. Das ist ein möglicher Verlauf; wer gewinnen kann, spielt im gewählten Stil.
