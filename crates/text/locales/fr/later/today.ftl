### The row of the puzzle of the day.

today-streak = Série
today-not-yet = Pas encore résolu
today-over = { $over } de plus que le minimum
today-sent = Gros, { $date } : { $puzzle }
