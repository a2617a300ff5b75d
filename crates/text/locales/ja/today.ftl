### The puzzle of the day: a button in the header, and a row below the title.

# In the header.
today-short = 今日
# The same for a screen reader. $puzzle is: Today’s puzzle; $days a count with its unit: 6 days.
today-to-solve = { $puzzle }：まだ解いていません
today-solved = { $puzzle }：解決済み、{ $days }連続
# The title. $puzzle is its name: seven rings.
today-title = 今日：{ $puzzle }

today-days = { $count }日
