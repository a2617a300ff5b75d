### How the language writes.

language-name = English
# The tags that ask for the language: a script before a region, and that before the language alone.
language-tags = en
# Between groups of three digits, as in 1,234,567.
digit-separator = ,
# Between the items of a list.
list-comma = ,{" "}
# After a label, before what it stands for.
label-end = :{" "}
# Between two finished sentences.
sentence-gap = {" "}
# The end of a sentence that is made of a phrase.
sentence-end = .
# Quotation marks round $text.
quoted = “{ $text }”
# A number of more than 26 digits: its first and last digits, and how many it has.
number-cut = { $head } … { $tail } ({ $count } digits)
# A number that is heard: 1.84 times 10 to the 19.
power-of-ten = about { $mantissa } times 10 to the { $exponent }
move-count = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
