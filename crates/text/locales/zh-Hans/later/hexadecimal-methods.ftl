### The Hexadecimal Puzzle: bars and a key.

key-bits-seen = 每一行是一根要翻转的横条：它前面该是什么样、现在是什么样、哪几根不对。下一行的那根要先翻转。
key-bits-reach = 适用于任何状态、任何终点、任何钥匙。
key-bits-rule = 一根横条，前面四根与钥匙 { $key } 一致、再往前的全部朝下（1），才能翻转。所以离它最近的那根不对的要先翻转，对那一根也是同样的道理。
key-bits-bar = 横条
key-bits-must-see = 前面该是
key-bits-sees = 现在是
key-bits-wrong = 不对的
key-bits-why = 除了这几根，后面的都不用动：一根横条能不能翻转，由前面每一根决定，没有第二种办法。
