### The project and its puzzles.

app-name = Gros
app-title = Gros · グレイコードのパズル実験室
puzzles = パズル
rings = チャイニーズリング
hanoi = ハノイの塔
wythoff = ワイソフのゲーム
nim = 二山ニム
ring = リング
spin-out = Spin-Out
brain = The Brain
binary-burr = Binary Burr
rec-tangle = RecTangle
lock250 = Lock 250
kugellager = Kugellager
kugellager7 = Kugellager 7
generation = Generation Lock
chain = グレイコードの鎖
elephants = Crazy Elephant Dance
slide-out = スライドアウトの鎖
custom = 自作パズル
hexadecimal = Hexadecimal Puzzle
