### The puzzle of the day: a button in the header, and a row below the title.

# In the header.
today-short = Today
# The same for a screen reader. $puzzle is: Today’s puzzle; $days a count with its unit: 6 days.
today-to-solve = { $puzzle }: not solved yet
today-solved = { $puzzle }: solved, { $days } in a row
# The title. $puzzle is its name: seven rings.
today-title = Today: { $puzzle }

today-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
