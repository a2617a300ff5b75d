### Puzzles that a user makes up.

custom-ladder-name = 誰等著誰

## Where guards leave places open.

custom-searched = 搜尋得出最短
custom-searched-meaning = 搜遍各個狀態，沒有找到更短的走法。
custom-by-search = 由搜尋得出
