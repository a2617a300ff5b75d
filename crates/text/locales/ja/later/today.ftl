### The row of the puzzle of the day: how many days in a row one was solved, and the result of this one.

today-streak = 連続
today-not-yet = まだ解いていません
today-over = 最少より{ $over }手多い
# Sent to others, above the result and a link. $date is a day and a month: 22 November.
today-sent = Gros、{ $date }：{ $puzzle }
