### Puzzles that a user makes up.

custom-ladder-name = 谁等着谁

## Where guards leave places open.

custom-searched = 搜索得出最短
custom-searched-meaning = 搜遍各个状态，没有找到更短的走法。
custom-by-search = 由搜索得出
