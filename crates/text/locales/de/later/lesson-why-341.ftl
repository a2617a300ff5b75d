lesson-why-341 = Warum 341?
lesson-why-341-line = woher die Zahl für neun Ringe kommt
lesson-why-341-learnt = Ein großes Puzzle besteht aus demselben Puzzle mit weniger Ringen. Das ergibt eine Summe von einer Größe zur nächsten, und die Summe ergibt eine Formel.

lesson-why-341-two = Zwei Ringe
lesson-why-341-two-text = Fang klein an. Ein Ring kommt in einem Zug ab. Zwei Ringe brauchen zwei, aber es kommt auf die Reihenfolge an.
lesson-why-341-two-ask = Zuerst eine Schätzung: Wie viele Züge erwartest du für neun Ringe?
lesson-why-341-two-ask-2 = Nimm beide Ringe ab.
lesson-why-341-two-hint = Jede Zahl ist recht. Am Ende der Lektion siehst du, wie nah du dran warst.
lesson-why-341-two-hint-2 = Ring 2 lässt sich nur bewegen, solange Ring 1 drauf ist.
lesson-why-341-two-done = Der größere Ring kommt zuerst ab, solange der kleinere noch helfen kann.

lesson-why-341-clear = Mach den Weg frei
lesson-why-341-clear-text = Nun vier Ringe. Ring 4 sollte zuerst ab, denn die anderen können nicht mehr helfen, wenn sie einmal fort sind. Was braucht er dafür?
lesson-why-341-clear-ask = Nimm zuerst Ring 4 ab.
lesson-why-341-clear-hint = Ring 4 braucht Ring 3 drauf und die Ringe 1 und 2 ab. Das ist wieder das Puzzle mit zwei Ringen.
lesson-why-341-clear-done = Zwei Züge machen den Weg frei, wie für zwei Ringe allein, und einer nimmt Ring 4 ab. Er zieht nie wieder.

lesson-why-341-back-on = Steck sie wieder auf
lesson-why-341-back-on-text = Drei Ringe sind übrig, aber nur Ring 3 ist drauf. Steck die zwei kleinen wieder auf, und es ist das Puzzle mit drei Ringen.
lesson-why-341-back-on-ask = Steck die Ringe 1 und 2 wieder auf.
lesson-why-341-back-on-hint = Ring 1 zuerst: Ring 2 lässt sich nur bewegen, solange Ring 1 drauf ist.
lesson-why-341-back-on-done = Dieselben zwei Züge rückwärts: Aufstecken kostet so viel wie Freimachen.

lesson-why-341-rest = Der Rest
lesson-why-341-rest-text = Ring 4 ist ab, die anderen drei sind drauf. Ring 4 ist erledigt.
lesson-why-341-rest-ask = Wie viele Züge brauchen drei Ringe?
lesson-why-341-rest-hint = Mach dasselbe noch einmal: Ring 1 ab, Ring 3 ab, Ring 1 wieder drauf, dann zwei Ringe: 1 + 1 + 1 + 2.
lesson-why-341-rest-done = Fünf. Das kleinere Puzzle besteht ebenso aus noch kleineren.
lesson-why-341-rest-three = Jeder Ring muss ziehen, aber Ring 1 mehr als einmal.

lesson-why-341-sum = Zähle zusammen
lesson-why-341-sum-text = Zwei Ringe frei machen, Ring 4 ab, zwei Ringe wieder drauf, die anderen drei lösen: a₄ = a₂ + 1 + a₂ + a₃. Dasselbe gilt für jede Anzahl Ringe.
lesson-why-341-sum-ask = Wie viele Züge für vier Ringe?
lesson-why-341-sum-ask-2 = Rechne mit derselben Summe weiter bis zu neun Ringen.
lesson-why-341-sum-hint = Du hast a₂ = 2 und a₃ = 5 gefunden. Setz sie ein.
lesson-why-341-sum-hint-2 = a₃ = 5, a₄ = 10. Fünf Ringe: a₄ + 2 · a₃ + 1.
lesson-why-341-sum-done = 341. Jede Zahl folgt aus den beiden davor; für neun Ringe braucht es also gar kein Brett.

lesson-why-341-formula = Ohne die Summe
lesson-why-341-formula-text = Die Zahlen 1, 2, 5, 10, 21, 42, 85, 170, 341 verdoppeln sich jedes Mal fast. Binär sind sie 1, 10, 101, 1010 und so weiter. Bei ungerader Anzahl Ringe ist das 1 + 4 + 16 + …, knapp ein Drittel der nächsten Viererpotenz; bei gerader Anzahl ist es das Doppelte. Für n Ringe sind es also ⌊2 · 2ⁿ / 3⌋: zwei Drittel einer Zweierpotenz, abgerundet.
lesson-why-341-formula-ask = Wie viele Züge für zehn Ringe?
lesson-why-341-formula-hint = 2 · 1 024 = 2 048. Teile durch 3 und lass den Rest weg.
lesson-why-341-formula-done = 682, zweimal 341. Bei ungerader Anzahl Ringe ist es das Doppelte der vorigen Zahl plus eins.
lesson-why-341-formula-rounded = Runde ab: 2 048 / 3 ist 682 und zwei Drittel.
