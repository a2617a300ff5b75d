### What is said about a command line that can’t be read. What was typed is in quotation marks; $known lists what exists.

arguments-bad-language = { $option }: unbekannte Sprache. Vorhanden: { $known }.
arguments-unknown-command = Den Befehl { $name } gibt es nicht. Vorhanden: { $known }.
arguments-name-a-command = Kein Befehl angegeben. Möglich: { $known }; --help beschreibt sie.
arguments-missing = { $argument } fehlt.
arguments-unknown = { $argument } wird hier nicht erwartet; --help zeigt, was möglich ist.
arguments-missing-value = { $option } braucht einen Wert.
arguments-twice = { $argument } ist doppelt angegeben, darf aber nur einmal vorkommen.
arguments-exclude = { $argument } lässt sich nicht mit { $other } kombinieren.
arguments-no-text = Ein Argument ist kein UTF-8-Text.
bad-arguments = Die Argumente sind nicht lesbar; --help zeigt, was erlaubt ist.
name-a-base = Wo ist die Seite? Gib ihre Adresse mit --base oder GROS_BASE an, zum Beispiel http://127.0.0.1:8080/.
arguments-bad-base = { $option }: keine Webadresse. Sie muss mit http://, https:// oder file:// beginnen.
no-browser = Kein Browser ließ sich öffnen: { $why }.
