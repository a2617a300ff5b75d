### The puzzle of the day: a button in the header, and a row below the title.

# In the header.
today-short = Today
# The same for a screen reader. $puzzle is: Today’s puzzle; $days a count with its unit: 6 days.
today-to-solve = { $puzzle }: not solved yet
today-solved = { $puzzle }: solved, { $days } in a row
# The title. $puzzle is its name: seven rings.
today-title = Today: { $puzzle }

## The row below it: how many days in a row one was solved, and the result of this one
today-streak = Streak
today-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
today-not-yet = Not solved yet
today-over = { $over } over the fewest

# Sent to others, above the result and a link. $date is a day and a month: 22 November.
today-sent = Gros, { $date }: { $puzzle }
