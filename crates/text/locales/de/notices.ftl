### What can be empty or fail.

place-not-kept = Dein Fortschritt lässt sich in diesem Browser nicht speichern.
try-again = Erneut versuchen
part-not-there = Dieser Teil der Seite konnte nicht geladen werden. Wenn ein neuer Versuch nicht hilft, lade die Seite neu.
no-way = Von diesem Start aus ist das Ziel nicht erreichbar.
notices = Hinweise
no-session-file = Das ist keine Sitzungsdatei von Gros. Nichts wurde geändert.
no-words = Diese Sprache konnte nicht geladen werden. Versuch es noch einmal, wenn du online bist.
