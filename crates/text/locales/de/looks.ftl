### How a board is shown.

rings-shown = Gezeigte Ringe
higher-rings = Höhere Ringe zeigen
lower-rings = Niedrigere Ringe zeigen
flip = Spiegeln
view = Ansicht
picture = Realistisch
upright = Senkrecht
lights = Lichter
one-is-on = 1 = drauf
sound = Ton
