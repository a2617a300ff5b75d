lesson-base-three = Zählen in Dreiern
lesson-base-three-line = drei Plätze für jedes Teil, und Zustände abseits des Wegs
lesson-base-three-learnt = Mit drei Plätzen für jedes Teil zählen die Züge zur Basis 3, solange alle Zustände auf einer Linie liegen. Wo sich die Linie verzweigt, verrät eine Zahl nicht mehr jeden Zustand.

lesson-base-three-two = Wieder eine Linie
lesson-base-three-two-text = Jetzt darf eine Scheibe nur auf einen Nachbarstab: zwischen A und B oder zwischen B und C. Sie hat also drei Plätze und durchläuft sie der Reihe nach.
lesson-base-three-two-ask = Bring beide Scheiben auf Stab C.
lesson-base-three-two-ask-2 = Wie viele Zustände hast du gesehen, beide Enden mitgezählt?
lesson-base-three-two-hint = Scheibe 2 kann Stab A nur verlassen, solange Scheibe 1 auf Stab C liegt.
lesson-base-three-two-hint-2 = Zähle die Züge und vergiss den Zustand am Anfang nicht.
lesson-base-three-two-done = Neun Zustände, alle, die zwei Scheiben haben. Wie die Ringe läuft der Turm eine Linie entlang und lässt keinen aus.
lesson-base-three-two-eight = Acht ist die Anzahl der Züge. Eine Linie aus acht Zügen hat einen Zustand mehr.

lesson-base-three-count = Zur Basis 3
lesson-base-three-count-text = Jede Scheibe hat drei Plätze, wie eine Ziffer zur Basis 3 mit den Werten 0, 1 und 2. Läuft eine Linie durch alle Zustände, kannst du ihre Züge zählen, ohne sie zu machen.
lesson-base-three-count-ask = Drei Scheiben, von Stab A nach Stab C: Wie viele Züge?
lesson-base-three-count-ask-2 = Und wie viele für 4 bis 6 Scheiben?
lesson-base-three-count-hint = Drei Ziffern zur Basis 3 zählen 27 Zustände, und der Turm durchläuft alle.
lesson-base-three-count-hint-2 = Eine Scheibe mehr heißt dreimal so viele Zustände. Auf einer Linie gibt es einen Zug weniger als Zustände.
lesson-base-three-count-done = 3ⁿ − 1 Züge. Mit zwei Plätzen für jedes Teil zählen die Züge zur Basis 2, mit drei Plätzen zur Basis 3.
lesson-base-three-count-seven = Sieben stimmt, wenn eine Scheibe von A nach C springen darf. Hier muss sie auf B haltmachen.
lesson-base-three-count-states = Das ist die Anzahl der Zustände. Auf einer Linie gibt es einen Zug weniger.

lesson-base-three-elephants = Sackgassen
lesson-base-three-elephants-text = Auch fünf Elefanten haben je drei Plätze, insgesamt 243 Zustände. Aber ihre Lösung braucht 114 Züge, nicht 242.
lesson-base-three-elephants-ask = Durch wie viele Zustände führt die Lösung, beide Enden mitgezählt?
lesson-base-three-elephants-ask-2 = Warum sind es nicht alle 243?
lesson-base-three-elephants-hint = Von jedem Zustand zum nächsten ist es ein Zug.
lesson-base-three-elephants-hint-2 = Wie müsste ein Zustand beschaffen sein, damit der kürzeste Weg ihn auslässt?
lesson-base-three-elephants-done = Liegen alle Zustände auf einer Linie, so verrät eine Zahl den Zustand. Wo sich die Linie verzweigt, lässt die Lösung jeden Zweig aus, der nirgendwohin führt.
lesson-base-three-elephants-moves = 114 ist die Anzahl der Züge. Zähle auch den Zustand am Anfang.
lesson-base-three-elephants-dead-ends = Viele Zustände liegen in Sackgassen neben der Lösung.
lesson-base-three-elephants-two-places = Ein Elefant hat nur zwei Plätze.
lesson-base-three-elephants-two-places-why = Jeder Elefant kann auf drei Arten stehen.
lesson-base-three-elephants-mistake = Die Elefanten können einen Platz überspringen.
lesson-base-three-elephants-mistake-why = Jede Drehung bringt einen Elefanten um einen Platz weiter.
