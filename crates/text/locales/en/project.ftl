### The project and its puzzles.

app-name = Gros
app-title = Gros · a laboratory for Gray-code puzzles
puzzles = Puzzles
rings = Chinese rings
hanoi = Tower of Hanoi
wythoff = Wythoff’s game
nim = Two-pile Nim
ring = ring
spin-out = Spin-Out
brain = The Brain
binary-burr = Binary Burr
rec-tangle = RecTangle
lock250 = Lock 250
kugellager = Kugellager
kugellager7 = Kugellager 7
generation = Generation Lock
chain = Gray-code chain
elephants = Crazy Elephant Dance
slide-out = Slide-out chain
custom = Your own puzzle
hexadecimal = Hexadecimal Puzzle
