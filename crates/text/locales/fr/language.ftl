### How the language is written.

language-name = Français
language-tags = fr
digit-separator = {"\u202F"}
decimal-mark = ,
list-comma = ,{" "}
label-end = {"\u00A0"}:{" "}
sentence-gap = {" "}
sentence-end = .
quoted = « { $text } »
number-cut = { $head } … { $tail } ({ $count } chiffres)
power-of-ten = environ { $mantissa } fois 10 puissance { $exponent }
move-count = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}
