### The board and one card, large enough for a projector.

present-open = Montrer au vidéoprojecteur
copy-present-link = Copier le lien pour vidéoprojecteur
present-cues-on = Avec les aides
present-cues-off = Sans les aides
present-covered = La fiche revient avec les aides.
present-cards = Fiches
present-does-step = une étape
present-does-card = une autre fiche
present-card-before = Fiche précédente
present-card-after = Fiche suivante
present-does-play = lecture
present-does-cues = aides
present-does-leave = quitter
present-keys = Touches
