### The Hexadecimal Puzzle: bars and a key.

key-bits-seen = Jede Zeile ist ein Riegel, der kippen muss: was er vor sich sehen muss, was er sieht und welche Riegel falsch sind. Die Zeile darunter ist der Riegel, der zuerst kippen muss.
key-bits-reach = Jeder Zustand und jedes Ziel, mit jedem Schlüssel.
key-bits-rule = Ein Riegel lässt sich nur kippen, wenn die vier Riegel vor ihm den Schlüssel { $key } zeigen und alle davor unten sind (1). Also muss der nächste falsche Riegel zuerst kippen, und für ihn gilt dasselbe.
key-bits-bar = Riegel
key-bits-must-see = muss sehen
key-bits-sees = sieht
key-bits-wrong = falsch
key-bits-why = Jenseits dieser Riegel bewegt sich nichts: Was ein Riegel braucht, legt alle Riegel vor ihm fest; anders lässt er sich also nicht kippen.
