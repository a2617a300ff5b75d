### The row of the puzzle of the day: how many days in a row one was solved, and the result of this one.

today-streak = Streak
today-not-yet = Not solved yet
today-over = { $over } over the fewest
# Sent to others, above the result and a link. $date is a day and a month: 22 November.
today-sent = Gros, { $date }: { $puzzle }
