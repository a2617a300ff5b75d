### Puzzles that a user makes up.

custom-ladder-name = Wer auf wen wartet

custom-searched = kürzester Weg, per Suche
custom-searched-meaning = Eine Suche durch die Zustände fand keinen kürzeren Weg.
custom-by-search = per Suche
