answer-field = 你的答案
answer-check = 檢查
answer-check-again = 再檢查
answer-show = 告訴我答案
answer-right = 答對了：{ $answer }。
answer-shown = 答案是 { $answer }。
answer-wrong = { $guess } 不對。
