### Puzzles whose pieces run on one line: the card of digits.

chain-digits-seen = Jedes Teil ist eine Ziffer, die über seine Plätze hinauf- und herunterzählt. Die umrahmte Spalte zieht als Nächstes.
chain-digits-reach = Puzzles, deren Zustände eine einzige Linie bilden.
digits-course = Jede Ziffer läuft bis zu ihrem letzten Wert und zurück zur 0, immer wieder: ▲ geht hinauf, ▼ geht hinunter, ■ ist am Ende angekommen.
digits-fastest-moves = Es zieht die schnellste Ziffer, die noch nicht am Ende ist.
digits-read = Als Zahl gelesen ergeben die Ziffern { $number }. Das Ziel ist { $goal }: { $far }.
digits-place = Platz
digits-going = Richtung
digits-digit = Ziffer
digits-up = hinauf
digits-down = hinunter
digits-at-the-end = am Ende
digits-pieces-next = nächste Teile

digits-why = Eine Ziffer, deren Lauf abwärtsgeht, zählt rückwärts: Auf Platz d zählt sie als letzter Platz minus d.
