### The puzzle of the day: a button in the header, and a row below the title.

# In the header.
today-short = 今日
# The same for a screen reader. $puzzle is: Today’s puzzle; $days a count with its unit: 6 days.
today-to-solve = { $puzzle }：還沒解開
today-solved = { $puzzle }：已解開，連續 { $days }
# The title. $puzzle is its name: seven rings.
today-title = 今日：{ $puzzle }

today-days = { $count ->
   *[other] { $count } 天
}
