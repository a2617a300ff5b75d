### What is said to an answer, in lessons and exercises.

answer-field = あなたの答え
answer-check = 確認
answer-check-again = もう一度確認
answer-show = 答えを見る
# answer: what was asked for
answer-right = 正解：{ $answer }。
answer-shown = 答え：{ $answer }。
# guess: what was answered
answer-wrong = { $guess }は違います。
