### The board and one card, large enough for a projector.

present-open = Am Beamer zeigen
copy-present-link = Link für den Beamer kopieren
present-cues-on = Hinweise an
present-cues-off = Hinweise aus
present-covered = Die Karte kommt mit den Hinweisen zurück.
present-cards = Karten
present-does-step = ein Schritt
present-does-card = andere Karte
present-card-before = Vorige Karte
present-card-after = Nächste Karte
present-does-play = abspielen
present-does-cues = Hinweise
present-does-leave = verlassen
present-keys = Tasten
