### The Tower of Hanoi: the cards of its methods.

hanoi-not-plane = Mit { $pegs } Stäben gibt es { $states } Zustände, und ihr Graph lässt sich nicht ohne Kreuzungen zeichnen, außer für eine oder zwei Scheiben auf vier Stäben (Hinz und Parisse, 2002). Deshalb wird nur der Weg gezeigt.

hanoi-largest-disc-seen = Von der größten Scheibe abwärts: wo jede Scheibe ist und wo sie gebraucht wird. Solange eine Scheibe auf ihren Zug wartet, werden alle kleineren auf dem dritten Stab gebraucht.
hanoi-largest-disc-reach = Jeder Zustand und jedes Ziel auf drei Stäben. Zwischen gemischten Zuständen muss die größte Scheibe manchmal zweimal ziehen.
hanoi-direction-seen = Jede Scheibe umrundet die Stäbe nur in einer Richtung; Scheiben benachbarter Größe kreisen in entgegengesetzten Richtungen.
hanoi-shortest-reach = Nur auf dem kürzesten Weg von einem vollen Stab zum anderen.
hanoi-recursion-reach = Nur von einem vollen Stab zum anderen.
hanoi-pair-cycle-seen = Die drei Stabpaare wechseln sich ab. Zwischen zwei Stäben ist nur ein Zug erlaubt, also bestimmt das Paar den Zug.
hanoi-last-peg-seen = Du musst dir nur merken, auf welchen Stab du zuletzt gezogen hast. Von den obersten Scheiben der beiden anderen Stäbe zieht die kleinere.
hanoi-formulas-seen = Von der Nummer eines Schritts zum Stab jeder Scheibe und zurück, ohne die Züge zu machen.
hanoi-formulas-reach = Nur auf dem kürzesten Weg von einem vollen Stab zum anderen; anderswo bedeuten die Zahlen nichts.
hanoi-split-seen = Ist ein Stab übrig, so werden zuerst die kleineren Scheiben geparkt. Jede Säule zeigt die Summe für eine Anzahl geparkter Scheiben; die niedrigste ist die beste.
hanoi-split-reach = Von einem vollen Stab zum anderen. Auf vier Stäben ist das der kürzeste Weg (bewiesen), auf mehr wird es vermutet.
hanoi-tower-only = nur von einem vollen Stab zum anderen

hanoi-largest-disc-rule = Beginne mit der größten Scheibe und geh abwärts. Ist eine Scheibe schon dort, wo sie gebraucht wird, schreibe 0. Wenn nicht, schreibe 1, und die kleineren Scheiben müssen auf den dritten Stab ausweichen.
hanoi-column-disc = Scheibe
hanoi-column-is-on = ist auf
hanoi-column-wanted-on = soll auf
hanoi-column-bit = Bit
hanoi-disc-not-yet = noch nicht
hanoi-disc-free = frei
hanoi-read-down = Lies die letzte Spalte von oben nach unten. Binär ist { $digits } der Abstand zum Ziel: { $far }.
hanoi-once-or-twice = Die größte Scheibe, die noch nicht auf ihrem Zielstab liegt, ist { $disc }. Direkt, { $from } → { $to }, braucht es insgesamt { $once }; mit Umweg, { $from } → { $via } → { $to }, braucht es { $twice }: { $verdict }.
hanoi-once-as-short = Beides ist gleich kurz, gezeigt wird der direkte Weg
hanoi-twice-is-shorter = Der Umweg ist kürzer
hanoi-once-is-shorter = Der direkte Weg ist kürzer
hanoi-bar-once = { $disc } einmal: { $from } → { $to }
hanoi-bar-twice = { $disc } zweimal: { $from } → { $via } → { $to }
hanoi-bar-smaller = { $largest ->
    [1] 1 nach { $peg }
   *[other] 1–{ $largest } nach { $peg }
}
hanoi-bar-shorter = kürzer

hanoi-direction-rule = Scheibe 1 macht jeden zweiten Zug und läuft immer { $odd }. Alle ungeraden Scheiben laufen in dieser Richtung, die geraden { $even }.
hanoi-odd-never-on-odd = Nie liegt eine ungerade Scheibe auf einer ungeraden, noch eine gerade auf einer geraden.
hanoi-direction-of-move = Zug { $number } gehört zu { $disc }. Sie zieht zuerst bei Zug { $first }, dann wieder alle { $every } Züge. Ihre Züge bisher: { $moved }.
hanoi-discs = Scheiben

hanoi-pair-rule = Die drei Stabpaare wechseln sich ab. Zwischen zwei Stäben ist nur ein Zug erlaubt: Die kleinere oberste Scheibe zieht.
hanoi-pair-order = { $parity ->
    [odd] Bei einer ungeraden Anzahl Scheiben ist die Reihenfolge { $order }.
   *[even] Bei einer geraden Anzahl Scheiben ist die Reihenfolge { $order }.
}
hanoi-pairs = { $first }, { $second }, { $third }
hanoi-pair-turn = Die Paare wechseln sich ab; { $turn } ist an der Reihe.
hanoi-moves-made = Züge bisher: { $made }

hanoi-last-peg-rule = Merk dir nur, auf welchen Stab du zuletzt gezogen hast. Lass diesen Stab in Ruhe; von den beiden anderen obersten Scheiben zieht die kleinere.
hanoi-last-put-on = der letzte Zug ging auf { $hand }
hanoi-last-peg-first = Erster Zug: Scheibe 1 geht zum Ziel, wenn die Anzahl der Scheiben ungerade ist, sonst auf den dritten Stab.
hanoi-last-peg-only-one = Scheibe 1 hat gerade gezogen, also kann nur eine andere ziehen.
hanoi-last-peg-onto-even = Scheibe 1 ist an der Reihe. Ungerade liegt nie auf ungerade, also geht sie auf die gerade Scheibe.
hanoi-last-peg-onto-empty = Scheibe 1 ist an der Reihe. Ungerade liegt nie auf ungerade, also geht sie auf den leeren Stab.

hanoi-formulas-step-to-state = Vom Schritt zum Zustand: Nach k Zügen hat Scheibe i (k + 2^(i−1)) / 2^i Züge gemacht, abgerundet, immer in derselben Richtung.
hanoi-formulas-state-to-step = Vom Zustand zum Schritt: Die größte Scheibe bekommt 0 auf dem Startstab und 1 auf dem Zielstab. Jede kleinere bekommt die Ziffer der nächstgrößeren, wenn beide auf demselben Stab liegen, sonst die andere Ziffer.
hanoi-column-turns = Züge bisher, mod 3
hanoi-column-way-round = Richtung
hanoi-column-peg = Stab
hanoi-column-digit = Ziffer
hanoi-formulas-read-down = Lies die letzte Spalte von oben nach unten. Binär ist { $digits } die Nummer des Schritts: { $step }.

hanoi-stack-rule = Um einen Turm zu versetzen: Räum den oberen Teil beiseite, zieh die unterste Scheibe, setz den oberen Teil wieder darauf.
hanoi-job = hanoi
hanoi-job-from = von
hanoi-job-to = nach
hanoi-job-third = dritter
hanoi-job-move = { $disc } { $from } → { $to }

hanoi-split-rule = Parke die k kleinsten Scheiben auf einem freien Stab, bring den Rest mit einem Stab weniger ans Ziel und hol dann die kleinen nach.
hanoi-split-sum = k = { $best }: { $first } + { $second } + { $last } = { $total }, { $sure }.
hanoi-split-proven = kürzester Weg (bewiesen: Bousch, 2014)
hanoi-split-job = { $discs } { $from } → { $to }
hanoi-known = Was bewiesen ist, und von wem
hanoi-known-stewart = 1941: Frame und Stewart veröffentlichen einen Plan für beliebig viele Stäbe. Keiner beweist, dass er der kürzeste ist.
hanoi-known-klavzar = 2002: Klavžar, Milutinović und Petr beweisen, dass die bis dahin vorgeschlagenen Pläne, auch die von Frame und Stewart, alle gleich viele Züge brauchen. Welchen man nimmt, ist gleich.
hanoi-known-korf = 2007: Korf und Felner prüfen am Computer, dass mit vier Stäben und bis zu 30 Scheiben nichts kürzer ist.
hanoi-known-chappelon = 2012: Chappelon und Matsuura setzen andere Faktoren in die Rekursion des Plans ein und finden, um wie viel jede weitere Scheibe die Anzahl dann erhöht.
hanoi-known-bousch = 2014: Bousch beweist, dass mit vier Stäben nichts kürzer ist, für jede Anzahl Scheiben. Für fünf und mehr Stäbe gibt es keinen Beweis.

hanoi-weights = Eine 1 für Scheibe i zählt 2^(i−1): { $sum }.
hanoi-stack-length = Die Anzahl der Züge ist also doppelt so groß wie beim Turm ohne unterste Scheibe, plus eins:
hanoi-split-why = Die großen Scheiben haben einen Stab weniger, weil die geparkten ihn besetzen: Keine größere Scheibe darf dorthin. Das beste k ist das mit der kleinsten Summe:

clear-way-seen = Von der größten Scheibe, die zieht, hinab bis zum nächsten Zug: wohin jede geht, wo die kleineren derweil warten und wie viele Züge das braucht.
clear-way-reach = Jeder Zustand und jedes Ziel, auf beliebig vielen Stäben.
clear-way-rule = Eine Scheibe kann nur ziehen, wenn auf ihrem eigenen Stab und auf dem, zu dem sie geht, keine kleineren liegen. Also warten die kleineren zuerst auf anderen Stäben, und die größte von ihnen, die zieht, braucht dasselbe.
clear-way-move = zieht
clear-way-parked = kleinere warten auf
clear-way-after = zuvor
circle-seen = Jede Zeile ist ein laufender Auftrag: ein Turm, der im Uhrzeigersinn um einen oder um zwei Stäbe weiterzieht. Der umrahmte Teil wird gerade erledigt; die Zeile darunter zerlegt ihn.
circle-reach = Scheiben, die nur im Uhrzeigersinn ziehen, von einem vollen Stab zum anderen.
circle-rule = Im Uhrzeigersinn zieht ein Turm um einen Stab weiter oder um zwei. Bevor seine größte Scheibe ziehen kann, müssen die kleineren um zwei Stäbe weiter; zieht sie zweimal, müssen sie dazwischen noch einmal ausweichen, um einen Stab. So ruft jeder Auftrag den anderen auf (indirekte Rekursion).
circle-by-one = eins
circle-by-two = zwei
circle-counts = Mit a Zügen um einen Stab und b um zwei:
