answer-field = 你的答案
answer-check = 检查
answer-check-again = 再检查
answer-show = 告诉我答案
answer-right = 答对了：{ $answer }。
answer-shown = 答案是 { $answer }。
answer-wrong = { $guess } 不对。
