### Numbers and durations.

count-word = { $count ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
# One is a digit here, since “ein” depends on the gender of the noun.
count-before-noun = { $count ->
    [1] 1
   *[other] { $word }
}
ordinal = { $tens ->
   *[other] { $units ->
       *[other] { $number }.
    }
}

duration = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
}
duration-of-two = { $larger } { $smaller }
duration-of-minutes = { $minutes } min { $seconds } s

years = { $power ->
    [0] { $years ->
        [one] { $years } Jahr
       *[other] { $years } Jahre
    }
    [6] { $years ->
        [one] { $years } Million Jahre
       *[other] { $years } Millionen Jahre
    }
    [9] { $years ->
        [one] { $years } Milliarde Jahre
       *[other] { $years } Milliarden Jahre
    }
    [12] { $years ->
        [one] { $years } Billion Jahre
       *[other] { $years } Billionen Jahre
    }
    [15] { $years ->
        [one] { $years } Billiarde Jahre
       *[other] { $years } Billiarden Jahre
    }
    [18] { $years ->
        [one] { $years } Trillion Jahre
       *[other] { $years } Trillionen Jahre
    }
   *[other] {""}
}
years-of-power = etwa { $number } Jahre
years-endless = mehr als 10³⁰⁰ Jahre
