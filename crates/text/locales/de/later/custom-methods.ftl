### Puzzles that a user makes up.

custom-ladder-seen = Für jedes Teil: wo es ist, wo es sein muss und wie viele Züge die schnelleren Teile vor seinem nächsten Schritt machen. Gibt es Sackgassen, so ist jede Säule eine; ihre Höhe ist die Tiefe.
custom-ladder-reach = Zwei beliebige Zustände, solange jeder Schritt für jedes schnellere Teil einen Platz nennt.
custom-rule = Ein Teil lässt sich nur bewegen, solange jedes schnellere auf dem Platz ist, den dieser Schritt braucht. Also sagt das langsamste Teil, das noch nicht am Platz ist, wohin die schnelleren müssen.
custom-moves-before = Züge davor
