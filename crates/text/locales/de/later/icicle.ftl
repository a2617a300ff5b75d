### In the card “How deep are the calls?”: the open calls on the line of their moves.

icicle = Aufrufe der Rekursion
icicle-open = { $count ->
    [one] Ein Aufruf ist offen, Züge bisher: { $moves }.
   *[other] { $count } Aufrufe sind offen, Züge bisher: { $moves }.
}
icicle-how = Klicke auf einen Aufruf, um zu seinem Anfang zu gehen, mit Umschalt zu seinem Ende. Ist eine Zeile zu dünn, zeig darauf, um sie zu öffnen.
icicle-keys = Pfeil ab: in den Aufruf. Pfeil auf: zum aufrufenden. Pfeil links und rechts: zum Teil daneben. Eingabe: zum Anfang. Umschalt+Eingabe: zum Ende.
icicle-width = Breite
icicle-doubling = ab hier verdoppelt
icicle-alike = alle Züge gleich breit
icicle-ago = Züge zuvor
icicle-ahead = Züge danach
icicle-next = als Nächstes: { $mv }
icicle-finished = beendet
icicle-now = jetzt offen
icicle-to-come = kommt noch
icicle-is-next = als Nächstes
icicle-in = In den Aufruf
icicle-out = Zum aufrufenden
icicle-larger = Größer
icicle-line = Jede Zeile zerlegt den Aufruf darüber, bis hinab zum nächsten Zug.
icicle-to-start = Zum Anfang
icicle-to-end = Zum Ende
