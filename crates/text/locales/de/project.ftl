### The project and its puzzles.

app-name = Gros
app-title = Gros · ein Labor für Gray-Code-Puzzles
puzzles = Puzzles
rings = Chinesische Ringe
hanoi = Türme von Hanoi
wythoff = Wythoff-Nim
nim = Nim mit zwei Haufen
ring = Ring
spin-out = Spin-Out
brain = The Brain
binary-burr = Binary Burr
rec-tangle = RecTangle
lock250 = Lock 250
kugellager = Kugellager
kugellager7 = Kugellager 7
generation = Generation Lock
chain = Gray-Code-Kette
elephants = Crazy Elephant Dance
slide-out = Schieberkette
custom = Eigenes Puzzle
hexadecimal = Hexadecimal Puzzle
