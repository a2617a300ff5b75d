### How the language is written.

language-name = Deutsch
language-tags = de
# A narrow no-break space: a point would be taken for a decimal point where numbers are typed.
digit-separator = {"\u202F"}
decimal-mark = ,
list-comma = ,{" "}
label-end = :{" "}
sentence-gap = {" "}
sentence-end = .
quoted = „{ $text }“
number-cut = { $head } … { $tail } ({ $count } Ziffern)
power-of-ten = etwa { $mantissa } mal 10 hoch { $exponent }
move-count = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
