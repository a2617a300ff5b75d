### The first visit, and what to try.

i-have-a-real-one = Ich habe ein echtes
show-me-why = Zeig mir, warum
try-hanoi = Hanoi probieren
try-rings = Ringe probieren
take-some = nimm ein paar Steine
sample-four-pegs = Acht Scheiben auf vier Stäben
sample-in-a-row = Nur auf Nachbarstäbe: besucht jeden Zustand
sample-in-a-circle = Nur im Uhrzeigersinn: Zurück nach A dauert es länger
sample-wythoff = Zwei Haufen: Welcher Zug gewinnt?
sample-nine-rings = Neun Ringe, alle drauf
sample-last-ring = Nur Ring 9 drauf: dauert länger als alle neun
sample-ring-two-first = Ein Start, bei dem Ring 2 zuerst zieht
sample-midway = Mitten auf einem anderen Weg, bei Schritt 60
sample-many-rings = 64 Ringe
sample-most-rings = 1 000 Ringe
sample-five-discs = Fünf Scheiben, bei Schritt 12
sample-many-discs = 64 Scheiben, tief in der Lösung
sample-twice = Drei Scheiben: Die größte muss zweimal ziehen
sample-odd-and-even = Sechs Scheiben: Ungerade und gerade tauschen die Plätze
sample-dials = Sieben Drehknöpfe, alle aufrecht
sample-elephants = Fünf Elefanten, am Anfang des längsten Umwegs
sample-balls = Vier Kugeln, bei Schritt 777
tip-only-two = Höchstens zwei Ringe lassen sich bewegen: Ring 1 und der gleich nach dem ersten, der drauf ist.
tip-way-back = Denselben Ring noch einmal zu bewegen nimmt den Zug nur zurück.
tip-single-steps = Für einzelne Schritte: auf dem Maßband scrollen oder es mit zwei Fingern auseinanderziehen.
got-it = Verstanden
