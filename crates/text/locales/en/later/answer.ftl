### What is said to an answer, in lessons and exercises.

answer-field = Your answer
answer-check = Check
answer-check-again = Check again
answer-show = Show me the answer
# answer: what was asked for
answer-right = Right: { $answer }.
answer-shown = The answer: { $answer }.
# guess: what was answered
answer-wrong = { $guess } is not right.
