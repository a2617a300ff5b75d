### The row of the puzzle of the day.

today-streak = In Folge
today-not-yet = Noch nicht gelöst
today-over = { $over } über dem Minimum
today-sent = Gros, { $date }: { $puzzle }
