### The panels, and the table of moves.

panels = Bereiche
explain = Erklärung
moves = Züge
setup = Aufbau
graph = Graph
coach = Coach
sources-elsewhere = Quellen auf anderen Seiten (diese Links führen aus Gros hinaus):
one-ruler = Ein Lineal
one-ruler-line = Ringe, Turm und Binärzähler laufen im Takt: Bei jedem Schritt bewegt sich in allen dreien das Teil mit derselben Nummer.
rings-and-counter = Sechs Ringe, am Start alle ab, und ein Binärzähler
tower-of-six = Turm von Hanoi, sechs Scheiben
ruler-of-moves = Das Lineal: welches Teil sich bei welchem Schritt bewegt
ruler-term = Nummer des Glieds
ruler-word = Eine Folge auf direkte Wiederholungen prüfen
count-from-one = Eine ganze Zahl ab 1, zum Beispiel 1000 oder 2^70
step-column = Schritt
move-column = Zug
state-after = Zustand danach
copy-moves = Kopieren
save-csv = CSV sichern
save-json = JSON sichern
