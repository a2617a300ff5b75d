### Puzzles that a user makes up.

custom-ladder-seen = Für jedes Teil: wo es ist, wo es sein muss und wie viele Züge die schnelleren Teile vor seinem nächsten Schritt machen. Gibt es Sackgassen, so ist jede Säule eine; ihre Höhe ist die Tiefe.
custom-ladder-reach = Zwei beliebige Zustände.
custom-rule = Ein Teil lässt sich nur bewegen, solange jedes schnellere auf dem Platz ist, den dieser Schritt braucht. Also sagt das langsamste Teil, das noch nicht am Platz ist, wohin die schnelleren müssen.
custom-rule-loops = Ein Teil lässt sich nur bewegen, solange die schnelleren, auf die es ankommt, auf den Plätzen sind, die dieser Schritt braucht. Dieses Puzzle hat Schleifen: Die Tabelle folgt dem Weg, den eine Suche gefunden hat.
custom-moves-before = Züge davor
