### Pieces with two places, whose states are those of the Chinese rings: what their cards say in place of rings.ftl.

others-same = Die Zustände sind die der Chinesischen Ringe: { $piece } ist Ring k, „{ $on }“ heißt „drauf“ und „{ $off }“ heißt „ab“.
# Antrieb and Kamm are masculine.
others-same-with-driver = Die Zustände sind die der Chinesischen Ringe: Der { $driver } ist der äußerste Ring, und { $piece } ist Ring k + 1.
others-must-be = { $piece } muss { $place } sein
others-is = { $piece } ist { $place }
others-free = nichts steht dem Zug im Weg: { $mv }
# Behind “damit”, chosen by the place.
others-wish = { $place ->
    [flach] du { $piece } flach drehen kannst
    [aufrecht] du { $piece } aufrecht drehen kannst
    [drin] { $piece } rein kann
    [raus] { $piece } raus kann
    [drauf] du { $piece } aufstecken kannst
    [ab] du { $piece } abnehmen kannst
   *[other] { $piece } auf { $place } kann
}
others-alternation-first = { $on ->
    [one] { $on } Ziffer ist 1, eine ungerade Anzahl, also: { $rule }.
   *[other] { $parity ->
        [odd] { $on } Ziffern sind 1, eine ungerade Anzahl, also: { $rule }.
       *[even] { $on } Ziffern sind 1, eine gerade Anzahl, also: { $rule }.
    }
}
others-rule-one = { $one ->
    [Antrieb] an der Reihe ist der Antrieb
   *[other] an der Reihe ist { $one }
}
others-rule-other = { $one ->
    [Antrieb] an der Reihe ist, vom Antrieb an gezählt, das Teil gleich nach der ersten 1
   *[other] an der Reihe ist, von { $one } an gezählt, das Teil gleich nach der ersten 1
}
others-alternate = Danach abwechselnd: Denselben Zug zweimal zu machen bringt nichts.
others-lane-other = anderes
others-binary-rule = Geh von links nach rechts und beginne mit 0. Wiederhole jeweils die letzte Binärziffer, aber kehr sie um, wo eine 1 steht.
others-row-by-row = Von Zeile zu Zeile ändert sich die Binärzahl um eins, und nur ein Teil bewegt sich.
others-job-down = leeren
others-job-up = füllen
others-between = zwischen lauter 0 und lauter 1
others-column-here = hier
others-purposes-rule = Denk von der größten Nummer abwärts: Ein Teil lässt sich nur bewegen, wenn das vor ihm auf 1 ist und alle davor auf 0 sind. Kleinere Nummern ziehen also, um die größeren vorzubereiten.
others-purpose-last = { $mv }: Nichts Größeres zieht danach
others-how-far = Wie viele Züge bis zu lauter 0?

others-peek = jedes wartet auf das nächste
