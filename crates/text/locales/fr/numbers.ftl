### Numbers and durations.

count-word = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
count-before-noun = { $count ->
   *[other] { $word }
}
# Of a move: 1er, 12e.
ordinal = { $number ->
    [1] { $number }er
   *[other] { $number }{ $tens ->
       *[other] { $units ->
           *[other] e
        }
    }
}

duration = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
duration-of-two = { $larger } { $smaller }
duration-of-minutes = { $minutes } min { $seconds } s

years = { $power ->
    [0] { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }
    [6] { $years ->
        [one] { $years } million d’années
       *[other] { $years } millions d’années
    }
    [9] { $years ->
        [one] { $years } milliard d’années
       *[other] { $years } milliards d’années
    }
    [12] { $years ->
        [one] { $years } billion d’années
       *[other] { $years } billions d’années
    }
    [15] { $years ->
        [one] { $years } billiard d’années
       *[other] { $years } billiards d’années
    }
    [18] { $years ->
        [one] { $years } trillion d’années
       *[other] { $years } trillions d’années
    }
   *[other] {""}
}
years-of-power = environ { $number } ans
years-endless = plus de 10³⁰⁰ ans
