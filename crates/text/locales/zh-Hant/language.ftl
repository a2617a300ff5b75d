### How the language writes.

language-name = 繁體中文
# The tags that ask for the language: a script before a region, and that before the language alone.
language-tags = yue zh-Hant zh-TW zh-HK zh-MO yue-Hant
# Between groups of three digits, as in 1,234,567.
digit-separator = ,
# Between a whole number and its tenths, as in 1.8.
decimal-mark = .
# Between the items of a list.
list-comma = 、
# After a label, before what it stands for.
label-end = ：
# Between two finished sentences.
sentence-gap = {""}
# The end of a sentence that is made of a phrase.
sentence-end = 。
# Quotation marks round $text.
quoted = 「{ $text }」
# A number of more than 26 digits: its first and last digits, and how many it has.
number-cut = { $head } … { $tail }（{ $count } 位）
# A number that is heard: 1.84 times 10 to the 19.
power-of-ten = 約 { $mantissa } 乘以 10 的 { $exponent } 次方
move-count = { $number } 步

