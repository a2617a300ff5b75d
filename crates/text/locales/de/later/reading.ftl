### In the card “Copy or swap”: the digits are read one by one, and what is written is predicted.

reading-start = Ziffer für Ziffer vorhersagen
reading-leave = Alles zeigen
reading-back = Eine Ziffer zurück
reading-forward = Diese Ziffer zeigen
reading-name = Was die Maschine liest und schreibt
reading-ask = Bei { $name } liest sie { $read }. Was schreibt sie?
reading-guess = { $digit } wird geschrieben
reading-right = Richtig.
reading-wrong = Nicht ganz.
reading-why = { $mode ->
    [copy] { $ones ->
        [0] Vorher wurde keine 1 gelesen
        [one] Vorher wurde eine 1 gelesen
       *[other] Vorher wurden { $ones } Einsen gelesen
    }, eine gerade Anzahl; also wird { $read } kopiert: { $written }.
   *[swap] { $ones ->
        [one] Vorher wurde eine 1 gelesen
       *[other] Vorher wurden { $ones } Einsen gelesen
    }, eine ungerade Anzahl; also wird { $read } getauscht: { $written }.
}
reading-end = Alle sind gelesen: { $digits } ist binär { $number }.
reading-score = { $right } von { $asked } vorhergesagt.
