### In the cards of the strategies: a ghost walks as they say, and the board stays as it is.

ghost-name = Der Gang dieser Strategie, Schritt für Schritt
ghost-intro = Sieh einem Geist dabei zu. Das Brett bleibt, wie es ist.
ghost-start = Zum Start
ghost-back = Ein Zug zurück
ghost-forward = Ein Zug weiter
ghost-turn = Zur Umkehr
ghost-slider = Züge des Geists
ghost-at = Nach { $made } von { $all } Zügen: { $state }, noch { $far } bis { $goal }.
ghost-wrong = Er entfernt sich vom Ziel.
ghost-takes-back = Er nimmt seine Züge zurück.
ghost-solves = Er geht zum Ziel.
ghost-there = Er ist angekommen.
ghost-far = noch { $far }
