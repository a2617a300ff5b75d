### The puzzle of the day: a button in the header, and a row below the title.

today-short = Du jour
today-to-solve = { $puzzle } : pas encore résolu
today-solved = { $puzzle } : résolu, { $days } de suite
today-title = Aujourd’hui : { $puzzle }

today-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
