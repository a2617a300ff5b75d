### Rings, tower and counter that run together.

rings-and-counter = Sechs Ringe, am Start alle ab, und ein Binärzähler
tower-of-six = Turm von Hanoi, sechs Scheiben
ruler-of-moves = Das Lineal: welches Teil sich bei welchem Schritt bewegt
