### The catalogue, and the table on the terminal.

base = Basis
published-moves = Veröffentlichte Züge
what-is-counted = Was gezählt wird
rule-status = Regeln
source = Quelle
open = Öffnen
name = Name
convention = Was zählt
warning = Warnung
not-on-timeline = Dieser Zustand liegt nicht auf der Zeitleiste.

catalogue-open-puzzle = { $name } öffnen
catalogue-counts-pieces = Züge der Teile
catalogue-counts-pieces-and-driver = Züge der Teile und Hübe des Antriebs
catalogue-counts-driver-and-take-out = Hübe des Antriebs und Entnahme am Ende
catalogue-counts-take-out = Züge der Teile und Entnahme am Ende
catalogue-counts-to-first-piece-out = Züge, bis das erste Teil draußen ist
catalogue-counts-to-all-apart = Züge, bis alles zerlegt ist
catalogue-counts-unknown = nicht angegeben
catalogue-rule-published = veröffentlicht
catalogue-rule-model = Modell
catalogue-rule-of-several = eines von mehreren Modellen
catalogue-rule-unknown = unbekannt
