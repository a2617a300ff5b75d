### What only the program on the terminal says.

terminal-to-go = { $best-is ->
    [proven] noch { $left } auf deinem Weg, { $best } auf dem kürzesten
   *[known] noch { $left } auf deinem Weg, { $best } auf dem kürzesten bekannten
}
terminal-place = { $step }: { $state }.
terminal-made-by-hand = Der nächste Zug wurde von Hand gemacht; die Methoden erklären stattdessen den kürzesten Weg.
terminal-counts-heading = Züge für n = 1 bis { $most }

terminal-no-number = muss eine ganze Zahl sein
terminal-name-a-puzzle = Kein Puzzle angegeben. Vorhanden: { $known }.
terminal-more-unknown-keys = { $more ->
    [one] 1 weitere unbekannte Einstellung wird ignoriert.
   *[other] { $more } weitere unbekannte Einstellungen werden ignoriert.
}

terminal-on-line = Zeile { $number }: { $sentence }
terminal-bad-input = Die Standardeingabe konnte nicht gelesen werden: { $why }.
terminal-bad-output = Die Antwort konnte nicht geschrieben werden: { $why }.
terminal-input-is-no-text = Die Standardeingabe ist kein UTF-8-Text.
terminal-input-too-long = Die Standardeingabe ist länger als { $megabytes } MB.
terminal-several-lines = Die Standardeingabe hat mehr als eine Zeile; mit --each wird jede Zeile einzeln beantwortet.
terminal-one-dash = Mit --each ist jede Zeile ein Argument: Lass SPEC weg oder schreibe - für den Schritt oder den Zustand.

terminal-game-has-no-shortest = Ein Spiel hat keinen kürzesten Weg.
terminal-proven = Kein Weg ist kürzer als { $moves }; das zeigt eine Suche durch { $states } Zustände.
terminal-shorter = Der kürzeste Weg braucht { $shortest }, nicht { $moves }; das zeigt eine Suche durch { $states } Zustände.
terminal-unsettled = Nicht entschieden: Die Suche hielt nach { $states } Zuständen an. Jeder Weg braucht mehr als { $moves }.
