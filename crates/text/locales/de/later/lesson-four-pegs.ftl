lesson-four-pegs = Warum es mit vier Stäben schneller geht
lesson-four-pegs-line = zehn Scheiben, und wo man sie teilt
lesson-four-pegs-learnt = Ein vierter Stab schafft Platz, den Turm zu teilen, und die beste Teilung wächst viel langsamer als eine Verdopplung. Sie zu finden war das eine. Zu beweisen, dass nichts kürzer ist, dauerte 73 Jahre.

lesson-four-pegs-play = Ein vierter Stab
lesson-four-pegs-play-text = Mit vier Stäben ist Platz, um sich auszubreiten. Drei Scheiben brauchen auf drei Stäben sieben Züge.
lesson-four-pegs-play-ask = Zuerst eine Schätzung: Auf drei Stäben brauchen zehn Scheiben 1 023 Züge. Wie viele erwartest du mit einem vierten Stab?
lesson-four-pegs-play-ask-2 = Bring drei Scheiben auf Stab D.
lesson-four-pegs-play-hint = Jede Zahl ist recht. Am Ende der Lektion siehst du, wie nah du dran warst.
lesson-four-pegs-play-hint-2 = Leg die Scheiben 1 und 2 auf je einen eigenen Stab.
lesson-four-pegs-play-done = Fünf Züge genügen, weil die zwei kleinen Scheiben dazwischen nicht gestapelt werden müssen.

lesson-four-pegs-compare = Vier Scheiben
lesson-four-pegs-compare-text = Mit drei Stäben macht jede weitere Scheibe die Arbeit mehr als doppelt so groß. Mit vier Stäben kann man zuerst zwei Scheiben parken.
lesson-four-pegs-compare-ask = Wie viele Züge auf drei Stäben?
lesson-four-pegs-compare-ask-2 = Und auf vier Stäben?
lesson-four-pegs-compare-hint = Drei Scheiben brauchen 7 Züge. Vier brauchen das zweimal, plus 1 für die größte.
lesson-four-pegs-compare-hint-2 = Parke zwei kleine Scheiben in 3 Zügen, bring die zwei großen auf drei Stäben in 3 Zügen ans Ziel, hol die kleinen in 3 Zügen nach.
lesson-four-pegs-compare-done = Neun statt 15: Ein Teil des Turms wird geparkt und am Ende nachgeholt.
lesson-four-pegs-compare-seven = Sieben Züge bräuchten für jede der drei kleinen Scheiben einen freien Stab. Es gibt nur zwei.

lesson-four-pegs-split = Wo man teilt
lesson-four-pegs-split-text = Parke einige kleine Scheiben mit vier Stäben auf einem freien. Bring die anderen auf den drei übrigen Stäben ans Ziel. Hol die kleinen nach, wieder mit vier Stäben.
lesson-four-pegs-split-ask = Zehn Scheiben: Wie viele kleine sollte man parken?
lesson-four-pegs-split-hint = Geparkte Scheiben werden zweimal versetzt. Die anderen brauchen 1, 3, 7, 15 oder 31 Züge: Irgendwann ist es billiger, eine mehr zu parken.
lesson-four-pegs-split-done = Sechs. Auf vier Stäben sind kleine Scheiben billig zu versetzen, also bleiben nur die größten für drei.
lesson-four-pegs-split-nine = Dann zieht die größte einmal, aber neun Scheiben werden zweimal versetzt.
lesson-four-pegs-split-half = Nah dran, aber fünf Scheiben auf drei Stäben brauchen schon 31 Züge.

lesson-four-pegs-parts = Zähle zusammen
lesson-four-pegs-parts-text = Sechs Scheiben auf vier Stäben, vier Scheiben auf drei Stäben und noch einmal sechs Scheiben.
lesson-four-pegs-parts-ask = Sechs Scheiben auf vier Stäben: Wie viele Züge?
lesson-four-pegs-parts-ask-2 = Und zehn Scheiben insgesamt?
lesson-four-pegs-parts-hint = Parke drei in 5 Zügen, die anderen drei brauchen 7, hol die geparkten in 5 nach.
lesson-four-pegs-parts-hint-2 = Zweimal die Züge der sechs kleinen Scheiben, plus 15 für die vier großen.
lesson-four-pegs-parts-done = 49. Auf drei Stäben brauchen zehn Scheiben 1 023 Züge.

lesson-four-pegs-growth = Wie es wächst
lesson-four-pegs-growth-text = Sieh dir ab vier Scheiben mit 9 Zügen an, was jede Scheibe dazubringt: 4, 4, dann 8, 8, 8, 8. Das sind Zweierpotenzen, und jede kommt einmal öfter vor als die vorige.
lesson-four-pegs-growth-ask = Wie viele Züge für 5 bis 10 Scheiben?
lesson-four-pegs-growth-hint = 9 + 4, und noch einmal 4. Dann jedes Mal 8 mehr.
lesson-four-pegs-growth-done = Jede Zweierpotenz kommt einmal öfter vor als die vorige; so wächst es viel langsamer als eine Verdopplung.

lesson-four-pegs-sure = Ist das das Beste?
lesson-four-pegs-sure-text = Die Teilung ergibt eine Lösung. Dass es keine kürzere gibt, zeigt sie nicht.
lesson-four-pegs-sure-ask = Was weiß man über vier Stäbe?
lesson-four-pegs-sure-hint = Frame und Stewart formulierten es 1941, und die Antwort kam 2014.
lesson-four-pegs-sure-done = Bewiesen von Thierry Bousch im Jahr 2014. Für fünf und mehr Stäbe wird es weiterhin nur vermutet.
lesson-four-pegs-sure-proven = Für jede Anzahl Scheiben ist bewiesen, dass die Teilung den kürzesten Weg ergibt.
lesson-four-pegs-sure-checked = Computer haben es für kleine Türme geprüft, mehr nicht.
lesson-four-pegs-sure-checked-why = Das galt bis 2014, für bis zu 30 Scheiben.
lesson-four-pegs-sure-guess = Es ist eine Vermutung, auch für kleine Türme.
lesson-four-pegs-sure-guess-why = Kleine Türme lassen sich vollständig durchsuchen.
