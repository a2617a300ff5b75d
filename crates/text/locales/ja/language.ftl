### How the language is written.

language-name = 日本語
# The tags that ask for the language: a script before a region, and that before the language alone.
language-tags = ja
# Between groups of three digits, as in 1,234,567.
digit-separator = ,
# Between a whole number and its tenths, as in 1.8.
decimal-mark = .
# Between the items of a list.
list-comma = 、
# After a label, before what it labels.
label-end = ：
# Between two finished sentences.
sentence-gap = {""}
# Ends a sentence that is made from a phrase.
sentence-end = 。
# Quotation marks around $text.
quoted = 「{ $text }」
# A number of more than 26 digits: its first and last digits, and how many it has.
number-cut = { $head }…{ $tail }（{ $count }桁）
# A number as it is spoken: 1.84 times 10 to the power of 19.
power-of-ten = 約{ $mantissa }×10の{ $exponent }乗
move-count = { $number }手
