### What is said to an answer, in lessons and exercises.

answer-field = Votre réponse
answer-check = Vérifier
answer-check-again = Revérifier
answer-show = Voir la réponse
answer-right = Juste : { $answer }.
answer-shown = La réponse : { $answer }.
answer-wrong = { $guess } n’est pas juste.
