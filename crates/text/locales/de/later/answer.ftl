### What is said to an answer, in lessons and exercises.

answer-field = Deine Antwort
answer-check = Prüfen
answer-check-again = Noch einmal prüfen
answer-show = Antwort zeigen
answer-right = Richtig: { $answer }.
answer-shown = Die Antwort: { $answer }.
answer-wrong = { $guess } stimmt nicht.
