### The row of the puzzle of the day: how many days in a row one was solved, and the result of this one.

today-streak = 連續
today-not-yet = 還沒解開
today-over = 比最少步數多 { $over } 步
# Sent to others, above the result and a link. $date is a day and a month: 22 November.
today-sent = Gros，{ $date }：{ $puzzle }
