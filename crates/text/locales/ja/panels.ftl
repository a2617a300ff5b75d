### The panels, and the table of moves.

panels = パネル
explain = 解説
moves = 手順
setup = 設定
graph = グラフ
coach = コーチ
sources-elsewhere = ほかのサイトにある出典（リンクはGrosの外へ出ます）：
one-ruler = 一本のものさし
one-ruler-line = リング、塔、2進カウンタが同時に動きます。どのステップでも、三つとも同じ番号のものが動きます。
rings-and-counter = 全部外れた状態から始まる6個のリングと、2進カウンタ
tower-of-six = ハノイの塔、円盤6枚
ruler-of-moves = ものさし：各ステップで何が動くか
ruler-term = 何番目の項か
ruler-word = 数列にすぐ続く繰り返しがあるか調べる
count-from-one = 1,000や2^70のような1以上の整数
step-column = ステップ
move-column = 手
state-after = そのあとの状態
copy-moves = コピー
save-csv = CSVで保存
save-json = JSONで保存
