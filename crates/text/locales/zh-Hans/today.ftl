### The puzzle of the day: a button in the header, and a row below the title.

# In the header.
today-short = 今日
# The same for a screen reader. $puzzle is: Today’s puzzle; $days a count with its unit: 6 days.
today-to-solve = { $puzzle }：还没解开
today-solved = { $puzzle }：已解开，连续 { $days }
# The title. $puzzle is its name: seven rings.
today-title = 今日：{ $puzzle }

## The row below it: how many days in a row one was solved, and the result of this one
today-streak = 连续
today-days = { $count ->
   *[other] { $count } 天
}
today-not-yet = 还没解开
today-over = 比最少步数多 { $over } 步

# Sent to others, above the result and a link. $date is a day and a month: 22 November.
today-sent = Gros，{ $date }：{ $puzzle }
