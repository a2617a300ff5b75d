### The panels, and the table of moves.

panels = パネル
explain = 解説
moves = 手順
setup = 設定
graph = グラフ
coach = コーチ
one-ruler = 一本のものさし
one-ruler-line = リング、塔、2進カウンタが同時に動きます。どのステップでも、三つとも同じ番号のものが動きます。
count-from-one = 1,000や2^70のような1以上の整数
state-after = そのあとの状態
copy-moves = コピー
