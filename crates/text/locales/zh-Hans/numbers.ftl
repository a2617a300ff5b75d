### Numbers and durations.

# A small count as a word, as in the name of a puzzle: Nine rings.
count-word = { $count ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $count }
}
count-before-noun = { $count ->
    [2] 两
   *[other] { $word }
}
ordinal = { $tens ->
   *[other] { $units ->
       *[other] 第 { $number }
    }
}

# A duration below a year is said in one unit or in two: 49 s, 3 h 5 min.
duration = { $unit ->
    [seconds] { $count } 秒
    [minutes] { $count } 分钟
    [hours] { $count } 小时
   *[days] { $count } 天
}
duration-of-two = { $larger } { $smaller }
duration-of-minutes = { $minutes } 分 { $seconds } 秒

# A number of years in a unit of 10 to the $power of them: 5.9 and 6 are 5.9 million years. There is a variant for each power that
# the language has a word for; the default stays empty.
years = { $power ->
    [0] { $years } 年
    [4] { $years } 万年
    [8] { $years } 亿年
    [12] { $years } 万亿年
   *[other] {""}
}
# Beyond the words. $number: 6.7 × 10²¹.
years-of-power = 约 { $number } 年
# Beyond all numbers.
years-endless = 超过 10³⁰⁰ 年
