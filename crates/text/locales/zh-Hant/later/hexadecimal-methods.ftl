### The Hexadecimal Puzzle: bars and a key.

key-bits-seen = 每一列是一根要翻轉的橫條：它前面該是什麼樣、現在是什麼樣、哪幾根不對。下一列的那根要先翻轉。
key-bits-reach = 適用於任何狀態、任何終點、任何鑰匙。
key-bits-rule = 一根橫條，前面四根與鑰匙 { $key } 一致、再往前的全部朝下（1），才能翻轉。所以離它最近的那根不對的要先翻轉，對那一根也是同樣的道理。
key-bits-bar = 橫條
key-bits-must-see = 前面該是
key-bits-sees = 現在是
key-bits-wrong = 不對的
key-bits-why = 除了這幾根，後面的都不用動：一根橫條能不能翻轉，由前面每一根決定，沒有第二種辦法。
