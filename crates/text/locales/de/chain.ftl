### Puzzles whose pieces run on one line.

chain-numbered-from = ab { $origin }
chain-without-strokes = { $piece ->
    [ball] davon { $count } Kugelzüge
    [ring] davon { $count } Ringzüge
   *[piece] davon { $count } Züge der Teile
}
chain-published = { $count } einschließlich der Entnahme am Ende

chain-digits-name = Vor- und zurückzählen

driver = Antrieb
the-driver = der Antrieb
the-driver-as-object = den Antrieb
and-a-driver = { $count } und ein Antrieb
driver-in = drin
driver-out = raus
driver-goes-in = Antrieb hinein
driver-goes-out = Antrieb heraus

comb = Kamm
the-comb = der Kamm
the-comb-as-object = den Kamm
and-a-comb = { $count } und ein Kamm
comb-on-the-left = links
comb-on-the-right = rechts
comb-goes-left = Kamm nach links
comb-goes-right = Kamm nach rechts
comb-strokes-counted = Hübe des Kamms mitgezählt
