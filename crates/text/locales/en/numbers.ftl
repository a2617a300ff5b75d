### Numbers and durations.

# A small count as a word, as in the name of a puzzle: Nine rings.
count-word = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
# The same before what is counted: two rings. $word is made of count-word.
count-before-noun = { $count ->
   *[other] { $word }
}
# A place in a row: 12th. $tens and $units are the last two digits.
ordinal = { $tens ->
    [1] { $number }th
   *[other] { $units ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
}

# A duration below a year is said in one unit or in two: 49 s, 3 h 5 min.
duration = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
}
duration-of-two = { $larger } { $smaller }
duration-of-minutes = { $minutes } min { $seconds } s

# A number of years in a unit of 10 to the $power of them: 5.9 and 6 are 5.9 million years. There is a variant for each power that
# the language has a word for; the default stays empty.
years = { $power ->
    [0] { $years ->
        [one] { $years } year
       *[other] { $years } years
    }
    [6] { $years } million years
    [9] { $years } billion years
    [12] { $years } trillion years
    [15] { $years } quadrillion years
    [18] { $years } quintillion years
   *[other] {""}
}
# Beyond the words. $number: 6.7 × 10²¹.
years-of-power = about { $number } years
# Beyond all numbers.
years-endless = more than 10³⁰⁰ years
