### One word a thing, in all files of this folder: the English term, and what stands for it.
###
### Users are addressed as du, with imperatives of the du form: the full one where the short one is a noun or reads badly (beginne,
### teile, zähle), otherwise either (klicke, zieh, nimm); the pronoun is left out where it can be.
### Thousands are parted by a narrow no-break space, as DIN 5008 and the Duden allow; decimals have a comma.
###
### puzzle (what is solved): Puzzle, n-äre Puzzles (general usage among collectors) · puzzle (task): Aufgabe
### Chinese rings: Chinesische Ringe (Wikipedia, article “Chinesische Ringe”); Zankeisen is the older name (general usage)
### Tower of Hanoi: Türme von Hanoi; a single tower of it: Turm (Walter Fendt, “Die Türme von Hanoi”, walter-fendt.de)
### disc, peg: Scheibe, Stab (the same page by Fendt) · small, large, top discs: kleine, große, oberste Scheiben
### Gray code: Gray-Code (Wikipedia, article “Gray-Code”); word of it: Wort
### Wythoff’s game: Wythoff-Nim (general usage) · pile, stone: Haufen, Stein · cold, hot: kalt, heiß
### state · position (of the game only): Zustand · Stellung
### place of a piece, its last place: Platz, letzter Platz · level of a ball: Stufe
### start, goal: Start, Ziel · move, step: Zug, Schritt (after move 3 you are at step 3)
### route · line of all states, its ends · dead end: Weg · Linie, Enden · Sackgasse
### shortest (proven) · presumed · upper bound: kürzester Weg (bewiesen) · vermutlich · obere Schranke
### towards ring 1: zum freien Ende hin, zu Ring 1 hin · beyond: noch weiter zum freien Ende hin, in lessons jenseits
### before, after: vor, nach, von Ring 1 an gezählt
### ring, bar, on, off: Ring, Bügel, drauf, ab · take off, put on: abnehmen, aufstecken
### What a piece can do stands behind “damit”, so it ends in its verb: du Ring 4 abnehmen kannst.
### dial (of Spin-Out) · dial (read by sensors): Drehknopf · Codescheibe
### flat, upright, facing left: flach, aufrecht, nach links · gap, case, slide: Lücke, Gehäuse, Schieber
### rod (of The Brain): Stift, drin, raus · ball: Kugel · piece: Teil · elephant: oben, rechts, unten
### bar with a key, tilt: Riegel, kippen · key: Schlüssel · driver, stroke: Antrieb, Hub · comb: Kamm
### smaller, larger: of discs and rings · with a higher number: of other pieces
### digit · bit (of a key or a counter): Ziffer · Bit · base: Basis 3 · binary: binär, Binärzahl · rounded down: abgerundet
### copy or swap · switch: kopieren oder tauschen · wechseln
### row (of the ladder, of a table) · line (of text): Zeile, Spalte · Zeile
### recursion, function, call: Rekursion, Funktion, Aufruf · job: Auftrag
### square: Quadrat, a block twice in a row · term of a sequence: Glied
### tape, tick, mark of a ruler: Maßband, Teilstrich, Strich · ruler: Lineal
### Explain, Coach, hint: Erklärung, Coach, Tipp · peek: Spicker
### lesson, stop: Lektion, Station · exercises, set number: Übungen, Serie · shelf: Regal

### What is said of puzzles that have no words of their own for it.

words-states-allowed = eine Reihe von Ziffern
words-moves-allowed = Züge wie 2-1.1-0 oder ~K für K Züge des Wegs
