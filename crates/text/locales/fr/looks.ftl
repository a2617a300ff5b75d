### How a board is shown.

rings-shown = Anneaux affichés
higher-rings = Voir les anneaux plus grands
lower-rings = Voir les anneaux plus petits
flip = Miroir
view = Vue
picture = Réaliste
upright = Verticale
lights = Lampes
one-is-on = 1 = monté
sound = Son
