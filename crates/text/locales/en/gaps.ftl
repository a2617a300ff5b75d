### What parts words from digits.

# Between a word and a number or a letter right beside it. Chinese has no spaces between words, but one there: 第 218 步.
# A text that brings these gaps along stands in its message without spaces around it.
digit-gap = {""}
