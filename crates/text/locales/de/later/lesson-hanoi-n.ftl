lesson-hanoi-n = hanoi(n)
lesson-hanoi-n-line = eine Funktion, die sich selbst aufruft, in beliebiger Tiefe
lesson-hanoi-n-learnt = Eine Aufgabe wird gelöst, indem sie sich selbst für eine kleinere aufruft. Jede weitere Scheibe verdoppelt die Züge, öffnet aber nur einen Aufruf mehr.

lesson-hanoi-n-two = hanoi(2)
lesson-hanoi-n-two-text = Zwei Scheiben: Die kleine weicht aus, die große zieht, die kleine folgt.
lesson-hanoi-n-two-ask = Zuerst eine Schätzung: Wie viele Züge erwartest du für zehn Scheiben?
lesson-hanoi-n-two-ask-2 = Bring beide Scheiben auf Stab C.
lesson-hanoi-n-two-hint = Jede Zahl ist recht. Am Ende der Lektion siehst du, wie nah du dran warst.
lesson-hanoi-n-two-hint-2 = Leg zuerst Scheibe 1 auf Stab B.
lesson-hanoi-n-two-done = Beiseite, hinüber und wieder obendrauf: Größere Türme versetzt man in denselben drei Etappen.

lesson-hanoi-n-lift = Mach den Weg frei
lesson-hanoi-n-lift-text = Drei Scheiben. Bevor Scheibe 3 auf Stab C kann, müssen die beiden über ihr ausweichen. Aber wohin?
lesson-hanoi-n-lift-ask = Bring Scheibe 3 auf Stab C.
lesson-hanoi-n-lift-hint = Stab C muss leer sein, also gehen die Scheiben 1 und 2 auf Stab B. Das ist hanoi(2) mit einem anderen Ziel: Leg zuerst Scheibe 1 auf Stab C.
lesson-hanoi-n-lift-done = Zuerst hanoi(2) mit einem anderen Ziel, dann der einzige Zug, den Scheibe 3 macht.

lesson-hanoi-n-down = Setz den oberen Teil wieder auf
lesson-hanoi-n-down-text = Die zwei kleinen Scheiben kommen auf Scheibe 3, die ihnen nie im Weg ist.
lesson-hanoi-n-down-ask = Bring die Scheiben 1 und 2 auf Stab C.
lesson-hanoi-n-down-hint = Noch einmal hanoi(2): Leg zuerst Scheibe 1 auf Stab A.
lesson-hanoi-n-down-done = hanoi(3) ist hanoi(2), ein Zug und noch einmal hanoi(2).

lesson-hanoi-n-count = Zähle die Züge
lesson-hanoi-n-count-text = Eine Scheibe mehr heißt zweimal der kleinere Turm plus ein Zug: hₙ = 2hₙ₋₁ + 1, beginnend mit h₁ = 1.
lesson-hanoi-n-count-ask = Wie viele Züge für 1 bis 5 Scheiben?
lesson-hanoi-n-count-hint = Jede Zahl ist das Doppelte der vorigen plus eins.
lesson-hanoi-n-count-done = Verdoppeln und eins dazuzählen ergibt 2ⁿ − 1; eine Scheibe mehr ist also etwa doppelt so viel Arbeit.

lesson-hanoi-n-middle = Die Mitte
lesson-hanoi-n-middle-text = Die Funktion ruft sich zuerst für die vier kleinen Scheiben auf, zieht dann die größte und ruft sich noch einmal auf.
lesson-hanoi-n-middle-ask = Fünf Scheiben: Bei welchem Zug zieht Scheibe 5?
lesson-hanoi-n-middle-ask-2 = Auf welchem Stab liegt jede Scheibe direkt nach Zug 16? Schreibe fünf Buchstaben, Scheibe 5 zuerst.
lesson-hanoi-n-middle-ask-3 = AACCC: Nur die drei kleinen Scheiben haben gezogen. Bei welchem Schritt ist das?
lesson-hanoi-n-middle-hint = Zuerst läuft hanoi(4): Seine 15 Züge räumen die vier kleinen Scheiben aus dem Weg.
lesson-hanoi-n-middle-hint-2 = Scheibe 5 ist gerade auf Stab C gegangen. Die vier kleinen warten auf dem Stab, den sie nicht benutzt hat.
lesson-hanoi-n-middle-hint-3 = hanoi(4) beginnt mit hanoi(3), und das ist gerade zu Ende: zweimal hanoi(2) plus ein Zug.
lesson-hanoi-n-middle-done = Zug 16, mit 15 Zügen davor und 15 danach. Was hanoi(4) zuerst tut, hanoi(3), ist bei Schritt 7 erledigt.
lesson-hanoi-n-middle-before = Nach 15 Zügen sind die vier kleinen Scheiben aus dem Weg. Scheibe 5 zieht als Nächste.
lesson-hanoi-n-middle-all = 31 ist die Anzahl aller Züge. Scheibe 5 zieht in der Mitte.
lesson-hanoi-n-middle-after = Das ist Schritt 17: Scheibe 1 hat noch einmal gezogen.
lesson-hanoi-n-middle-next = Bei Schritt 8 hat auch Scheibe 4 gezogen.

lesson-hanoi-n-sixty-four = hanoi(64)
lesson-hanoi-n-sixty-four-text = Die Funktion hat nie mehr als 64 Aufrufe offen, so viele Züge es auch sind. Die Seite kann direkt zu jedem springen.
lesson-hanoi-n-sixty-four-ask = Geh zu dem Schritt gleich nach dem Zug von Scheibe 64: Schritt 2^63.
lesson-hanoi-n-sixty-four-hint = Die Schrittnummer auf der Zeitleiste ist ein Feld: Gib dort 2^63 ein und drück die Eingabetaste.
lesson-hanoi-n-sixty-four-done = Schritt 9 223 372 036 854 775 808 von 18 446 744 073 709 551 615: Das war der Zug in der Mitte, und Scheibe 64 ist am Ziel.
