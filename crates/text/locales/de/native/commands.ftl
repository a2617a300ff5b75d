### What --help says. SPEC, K, S and such are the names of values, as they stand in the usage line.

commands-about = Löst Chinesische Ringe, Türme von Hanoi, Wythoff-Nim und verwandte Puzzles, exakt und in jeder Größe
commands-spec = Eine SPEC ist der Name eines Puzzles und, nach „?“, alle Einstellungen, die von der Voreinstellung abweichen: rings?n=9&from=111111111&step=123. Sie ist der Teil der Adresse einer Gros-Seite nach #/; auch die ganze Adresse geht.
commands-brief = In einer Shell, in der ? und & etwas anderes bedeuten, stehen rings 9, rings:9 und rings/9 für rings?n=9.
commands-state = Ein Zustand nennt den innersten Ring, die größte Scheibe oder das langsamste Teil zuerst. radices= nennt das freie Teil zuerst: Die Zustände von chain?radices=2,5,5 werden wie 441 geschrieben.
commands-step = Ein Schritt K ist eine Zahl, ein Prozentsatz wie 50%, eine Potenz wie 2^40 oder -218 für 218 Züge vor dem Ende.
commands-standard-input = Schreibe „-“ für SPEC, K oder S, um den Wert von der Standardeingabe zu lesen; stehen zwei „-“, ist die erste Zeile der erste Wert und die zweite Zeile der zweite. Mit --each ist jede Zeile eine SPEC oder der Wert des Arguments, das „-“ ist.
commands-exit-codes = Rückgabewerte: 0, Erfolg; 1, es gibt keine Antwort, etwa keinen Schritt zu einem Zustand, der nicht auf der Zeitleiste liegt; 2, fehlerhafte Eingabe.

commands-usage = Aufruf
commands-commands = Befehle
commands-arguments = Argumente
commands-options = Optionen
commands-examples = Beispiele
commands-any-options = OPTIONEN
commands-any-command = BEFEHL

commands-list = Puzzles mit Grenzen und bekannten Zugzahlen auflisten
commands-length = Anzahl der Züge vom Start zum Ziel ausgeben
commands-state-at = Zustand bei einem Schritt ausgeben
commands-step-of = Schritt eines Zustands ausgeben
commands-next = Nächsten Zug ausgeben
commands-explain = Nächsten Zug mit der ersten Methode des Puzzles erklären
commands-moves = Züge ausgeben, einen pro Zeile: Schritt, Zug und Zustand danach, durch Tabulatoren getrennt
commands-svg = Bild eines Zustands als SVG-Datei ausgeben, mit markiertem nächstem Zug
commands-prove = Alle Zustände nach einem kürzeren Weg als dem von „gros length“ durchsuchen
commands-open = Seite bei diesem Schritt öffnen und ihre Adresse ausgeben
commands-completions = Skript ausgeben, das Befehle in einer Shell vervollständigt
commands-man = Handbuchseite ausgeben oder die eines Befehls
commands-help = Diese Hilfe ausgeben oder die eines Befehls

option-task = Das Puzzle und seine Einstellungen
option-each = Standardeingabe lesen und jede Zeile mit einer Zeile beantworten
option-json = Ein JSON-Objekt pro Zeile ausgeben
option-lang = Sprache der Ausgabe, zum Beispiel de oder en (Voreinstellung: LC_ALL, dann LANG)
option-catalogue = Alle Puzzles der Familie mit veröffentlichter Zugzahl auflisten, ob Gros sie spielen kann oder nicht
option-step = Der Schritt (Voreinstellung: der Schritt in SPEC)
option-state = Der Zustand
option-method = Nur diese Methode verwenden
option-all = Alle passenden Methoden verwenden
option-why = Die Beweise dazu ausgeben
option-start = Erster Schritt (Voreinstellung: der Schritt in SPEC)
option-count = Wie viele Züge auszugeben sind (Voreinstellung: alle übrigen)
option-look = Die Ansicht: realistic, vertical oder lights, falls das Puzzle sie hat
option-theme = Die Farben: light oder dark (Voreinstellung: light)
option-pieces = Anzahl der Teile, anstelle von n= in SPEC
option-base = Adresse der Seite (Voreinstellung: GROS_BASE)
option-shell = Die Shell: bash, elvish, fish, powershell oder zsh
option-man-of = Der Befehl
option-help = Hilfe ausgeben
option-version = Version ausgeben
