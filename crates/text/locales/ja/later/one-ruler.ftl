### Rings, tower and counter that run together.

rings-and-counter = 全部外れた状態から始まる6個のリングと、2進カウンタ
tower-of-six = ハノイの塔、円盤6枚
ruler-of-moves = ものさし：各ステップで何が動くか
