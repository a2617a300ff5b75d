### One word a thing, in all files of this folder: the English term, and what stands for it.
###
### Register: です・ます in sentences; buttons, labels and cells are noun phrases or plain verbs, without a full stop.
### No spaces beside numbers, letters and variables (リング3, 341手); formulas keep theirs (k = 3). 、。「」（）： are
### full-width, digits and Latin letters are not. A full-width space follows ？ if another sentence does. Small numbers are
### digits; kanji only in 九連環 and its like, and in 一つ, 二つ.
###
### Terms of the community
### Chinese rings: チャイニーズリング、九連環 (Japanese Wikipedia, article チャイニーズリング);
###   n rings as a puzzle: 九連環、五連環 (general usage)
### ring: リング · to put on, to take off: 掛ける、外す (Japanese Wikipedia, same article: かける、はずす) · bar: 棒 (general usage)
### Tower of Hanoi: ハノイの塔 (グレアム、クヌース、パタシュニク『コンピュータの数学』1993) · disc, peg: 円盤、杭 (general usage)
### Gray code: グレイコード (general usage) · reflected code: 交番2進符号 is not used
### Wythoff’s game: ワイソフのゲーム (Japanese Wikipedia, article of that name) · Nim, pile: ニム、山 (general usage)
### move (a unit): 手、手数 (general usage of puzzles and games)
### cold, hot: 必敗、必勝（手番の側から見て） (general usage; books that look from the other side say 後手必勝形)
### square (block twice in a row): 繰り返し (平方 in papers; not used)
### Sierpinski triangle, golden ratio, recursion: シェルピンスキーの三角形、黄金比、再帰 (general usage)
###
### Terms of Gros
### state · position (of the game): 状態 · 局面
### place: 位置、0から数える · last place: 最後の位置 · level (of balls): 段、0段目から
### start, goal: スタート、ゴール · step (on the timeline): ステップ · move k: k手目
### route · dead end · back to the route: 経路 · 行き止まり · 経路に戻る
### line of all states, its ends, far end: 一列（一本の線）、端、反対側の端 · line of play: 手順の一例
### shortest · presumed · upper bound: 最短 · 推定 · 上限
### towards ring 1, beyond: リング1側、その先 · free end: 自由端 · innermost, larger ring: 一番奥、奥のリング
### the ring just after the first one that is on: リング1から数えて最初に掛かっているリングの次
### small, large, top discs: 小さい、大きい、一番上の円盤 · third peg (neither start nor goal): 残りの杭 · to clear, step aside: どける、よける
### dial: ダイヤル（縦向き、横向き、左向き、右向き） · gap, case, slide: 切り欠き、ケース、スライド
### rod: ロッド（中、外） · ball: ボール · elephant: ゾウ（上向き、右向き、下向き） · bar with a key: バー（上、下）、動かす
### driver, comb: 駆動棒、くし · piece: ピース
### smaller, larger: of numbers of pieces, too: 番号の大きい
### computer: コンピュータ（狭い欄ではCPU） · pile, stone: 山、石 · to leave a position: 局面を相手に渡す
### digit: 桁、数字 · bit: ビット · base, binary: n進法、2進法、2進数 · rounded down: 切り捨て · weight: 重み
### word (of a Gray code): 符号語 · copy, swap: 写す、反転 · flip: 反転 · mirror: 鏡映
### row, column · line (of text): 行、列 · 行
### ruler, mark: ものさし、目盛り · tick (of the tape): 目盛り · term, sequence: 項、数列
### Explain, Coach, Solve, Guided: 解説、コーチ、自力、案内 · hint: ヒント · peek: のぞき見
### exercises, set number: 練習問題、セット番号 · lesson, stop: レッスン、ステージ · card, method: カード、方法
### puzzle (task) · puzzle (toy): 問題 · パズル · shelf: パズル棚 · setup: 設定 · board: 盤面

### What is said of puzzles that have no words of their own for it.

words-states-allowed = 数字の並び
words-moves-allowed = 2-1.1-0のような手、または経路をK手進む~K
