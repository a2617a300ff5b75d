### The panels, and the table of moves.

panels = Bereiche
explain = Erklärung
moves = Züge
setup = Aufbau
graph = Graph
coach = Coach
one-ruler = Ein Lineal
one-ruler-line = Ringe, Turm und Binärzähler laufen im Takt: Bei jedem Schritt bewegt sich in allen dreien das Teil mit derselben Nummer.
count-from-one = Eine ganze Zahl ab 1, zum Beispiel 1000 oder 2^70
state-after = Zustand danach
copy-moves = Kopieren
