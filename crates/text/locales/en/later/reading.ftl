### In the card “Copy or swap”: the digits are read one by one, and what is written is predicted.

# Buttons: begins, ends it, and goes from digit to digit without a prediction.
reading-start = Predict it digit by digit
reading-leave = Show all
reading-back = One digit back
reading-forward = Show this digit
# The digits as a group.
reading-name = What the machine reads and writes
# $name is a piece: ring 8, dial 8.
reading-ask = At { $name } it reads { $read }. What does it write?
# Two buttons, 0 and 1.
reading-guess = { $digit } is written
reading-right = Right.
reading-wrong = Not quite.
# $ones counts the digits 1 before this one; $mode is copy or swap.
reading-why = { $mode ->
    [copy] { $ones ->
        [0] No 1 was read before
        [one] One 1 was read before
       *[other] { $ones } ones were read before
    }, an even number, so { $read } is copied: { $written }.
   *[swap] { $ones ->
        [one] One 1 was read before
       *[other] { $ones } ones were read before
    }, an odd number, so { $read } is swapped: { $written }.
}
reading-end = All are read: { $digits } is { $number } in binary.
reading-score = Predicted { $right } of { $asked }.
