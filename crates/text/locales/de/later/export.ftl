### Exporting what is on the board.

export = Exportieren
export-svg = Bild dieses Schritts (SVG)
export-png = Bild dieses Schritts (PNG)
export-animation = Animation der nächsten Züge (SVG)
export-print = Brett und Züge drucken
session = Sitzung
save-session = Sitzung in eine Datei sichern
open-session = Sitzungsdatei öffnen

export-all-moves = { $all ->
    [1] Der einzige Zug
   *[other] Alle { $all } Züge
}
export-printed-moves = Züge { $first } bis { $last } von { $all }

## Moving pictures to send.
export-moving = Animation
export-next = { $moves ->
    [1] GIF des nächsten Zugs
   *[other] GIF der nächsten { $moves } Züge
}
export-last = { $moves ->
    [1] GIF des letzten Zugs
   *[other] GIF der letzten { $moves } Züge
}
export-whole = GIF der ganzen Lösung in 8 Sekunden
export-making = Datei wird erstellt
export-cancel = Abbrechen
export-saved = { $name } gesichert, { $kilobytes } KB
export-failed = Dieser Browser konnte die Datei nicht erstellen
