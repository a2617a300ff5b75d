### Rings, tower and counter that run together.

rings-and-counter = 六个环和二进制计数器，从全部解开开始
tower-of-six = 汉诺塔，六个盘子
ruler-of-moves = 标尺：每一步动哪一号
