### Rings, tower and counter that run together.

rings-and-counter = 六個環和二進位計數器，從全部取下開始
tower-of-six = 河內塔，六個圓盤
ruler-of-moves = 標尺：每一步動哪一號
