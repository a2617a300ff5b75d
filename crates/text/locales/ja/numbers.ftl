### Numbers and durations.

# Small counts stay digits before Japanese counters; titles such as 九連環 have their own words.
count-word = { $count }
count-before-noun = { $count ->
   *[other] { $word }
}
# A place in a row: 12th. $tens and $units are the last two digits.
ordinal = { $tens ->
   *[other] { $units ->
       *[other] { $number }番目
    }
}

# A duration below a year is said in one unit or in two: 49 s, 3 h 5 min.
duration = { $unit ->
    [seconds] { $count }秒
    [minutes] { $count }分
    [hours] { $count }時間
   *[days] { $count }日
}
duration-of-two = { $larger }{ $smaller }
duration-of-minutes = { $minutes }分{ $seconds }秒

# A number of years in a unit of 10 to the $power of them: 5.9 and 6 are 5.9 million years. There is a variant for each power that
# the language has a word for; the default stays empty.
years = { $power ->
    [0] { $years }年
    [4] { $years }万年
    [8] { $years }億年
    [12] { $years }兆年
    [16] { $years }京年
    [20] { $years }垓年
   *[other] {""}
}
# Beyond the words. $number: 6.7 × 10²¹.
years-of-power = 約{ $number }年
# Beyond all numbers.
years-endless = 10³⁰⁰年以上
