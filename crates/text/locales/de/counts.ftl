### What a count counts, and how sure it is.

one-ring-per-move = ein Ring pro Zug
pair-per-move = Ringe 1 und 2 dürfen zusammen ziehen
one-disc-per-move = eine Scheibe pro Zug
one-turn-per-move = jedes Nehmen ein Zug
proven-shortest = kürzester Weg (bewiesen)
presumed-shortest = vermutlich kürzester Weg
upper-bound = obere Schranke
line-of-play = Spielverlauf
another-route = ein zweiter Weg ist gleich kurz
one-step-per-move = ein Teil um einen Platz pro Zug
quarter-turn-per-move = eine Vierteldrehung pro Zug
one-rod-per-move = ein Stift pro Zug
one-bar-per-move = ein Riegel pro Zug
one-turn-of-a-dial = ein Drehknopf pro Zug
strokes-counted = Hübe des Antriebs mitgezählt
rule-is-model = Regeln rekonstruiert
