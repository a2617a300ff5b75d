lesson-ruler = Ein Lineal
lesson-ruler-line = Ringe, Turm und Zähler bewegen dasselbe Teil
lesson-ruler-learnt = Eine Zahlenreihe, 1 2 1 3 1 2 1 4 …, sagt, welches Teil im Turm, bei den Ringen und in einem Zähler zieht. Um irgendeine Zahl darin zu finden, zähle, wie oft sich ihre Stelle halbieren lässt.

lesson-ruler-tower = Versetze einen Turm
lesson-ruler-tower-text = Bring drei Scheiben auf den letzten Stab. Eine größere liegt nie auf einer kleineren. Achte darauf, welche Scheibe jeweils zieht.
lesson-ruler-tower-ask = Zuerst eine Schätzung: Fünf Scheiben brauchen 31 Züge. Wie viele davon macht wohl Scheibe 1?
lesson-ruler-tower-ask-2 = Bring den Turm auf Stab C.
lesson-ruler-tower-hint = Jede Zahl ist recht. Am Ende der Lektion siehst du, wie nah du dran warst.
lesson-ruler-tower-hint-2 = Leg zuerst Scheibe 1 auf Stab C, dann eine andere, und wechsle so weiter ab.
lesson-ruler-tower-done = Sieben Züge sind das Minimum, und es gibt nur eine Art, sie zu machen.

lesson-ruler-pattern = Schreibe es auf
lesson-ruler-pattern-text = Schreibe auf dem kürzesten Weg für jeden der sieben Züge die Nummer der Scheibe auf. Die kleinste ist 1.
lesson-ruler-pattern-ask = Welche Scheibe macht die Züge 1 bis 7?
lesson-ruler-pattern-hint = Jeder zweite Zug gehört Scheibe 1. Die größte zieht einmal, in der Mitte.
lesson-ruler-pattern-done = 1 2 1 3 1 2 1: lange und kurze Striche wie auf einem Lineal.

lesson-ruler-rings = Nun die Ringe
lesson-ruler-rings-text = Am Anfang sind alle Ringe ab. Geh ans andere Ende, wo nur Ring 4 drauf ist.
lesson-ruler-rings-ask = Welcher Ring macht die Züge 1 bis 8?
lesson-ruler-rings-hint = Ring 1 macht jeden zweiten Zug. Ring 4 macht Zug 8.
lesson-ruler-rings-done = Dasselbe Lineal, einen Strich weiter.

lesson-ruler-halves = Durch Halbieren
lesson-ruler-halves-text = Man muss nicht alles aufschreiben. Halbiere die Nummer des Zugs, solange sie gerade ist, und zähle die Halbierungen. Zähle eins dazu: Das ist die Nummer der Scheibe.
lesson-ruler-halves-ask = Sechs Scheiben: Welche macht Zug 24?
lesson-ruler-halves-hint = 24, 12, 6, 3: Wie viele Halbierungen sind das?
lesson-ruler-halves-done = Drei Halbierungen, also Scheibe 4. Die Nummer eines Zugs genügt, um seine Scheibe zu kennen.
lesson-ruler-halves-three = Drei ist die Anzahl der Halbierungen. Die Nummer der Scheibe ist um eins größer.

lesson-ruler-times = Wie oft?
lesson-ruler-times-text = Fünf Scheiben brauchen 31 Züge. Scheibe 1 macht jeden zweiten, Scheibe 2 jeden vierten.
lesson-ruler-times-ask = Wie oft zieht Scheibe 2?
lesson-ruler-times-hint = Sie zieht bei 2, 6, 10, 14 und so weiter, bis 30.
lesson-ruler-times-done = Achtmal. Jede Scheibe zieht halb so oft wie die nächstkleinere.
lesson-ruler-times-sixteen = Das ist Scheibe 1.

lesson-ruler-far = Weit weg
lesson-ruler-far-text = Vierundsechzig Scheiben. So weit weg ein Zug auch ist, das Lineal sagt dir, welche Scheibe ihn macht.
lesson-ruler-far-ask = Geh auf der Zeitleiste zu Schritt 2^40.
lesson-ruler-far-ask-2 = Welche Scheibe hat diesen Zug, Nummer 2^40, gemacht?
lesson-ruler-far-hint = Die Schrittnummer auf der Zeitleiste ist ein Feld: Gib dort 2^40 ein und drück die Eingabetaste.
lesson-ruler-far-hint-2 = 2^40 lässt sich 40-mal halbieren.
lesson-ruler-far-done = Scheibe 41. Bei einem Zug pro Sekunde dauert es 35 000 Jahre bis hierher.
lesson-ruler-far-forty = Vierzig ist die Anzahl der Halbierungen. Die Nummer der Scheibe ist um eins größer.
