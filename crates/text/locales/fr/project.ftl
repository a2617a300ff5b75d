### The project and its puzzles.

app-name = Gros
app-title = Gros · un laboratoire de casse-tête à code de Gray
puzzles = Casse-tête
rings = Baguenaudier
hanoi = Tour de Hanoï
wythoff = Jeu de Wythoff
nim = Nim à deux tas
ring = anneau
spin-out = Spin-Out
brain = The Brain
binary-burr = Binary Burr
rec-tangle = RecTangle
lock250 = Lock 250
kugellager = Kugellager
kugellager7 = Kugellager 7
generation = Generation Lock
chain = Chaîne de Gray
elephants = Crazy Elephant Dance
slide-out = Chaîne à glissière
custom = Votre casse-tête
hexadecimal = Hexadecimal Puzzle
