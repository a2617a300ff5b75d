### The puzzle of the day: a button in the header, and a row below the title.

today-short = Heute
today-to-solve = { $puzzle }: noch nicht gelöst
today-solved = { $puzzle }: gelöst, { $days } in Folge
today-title = Heute: { $puzzle }

today-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
