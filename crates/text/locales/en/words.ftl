### words

words-states-allowed = a row of digits
words-moves-allowed = moves such as 2-1.1-0, or ~K for K moves of the plan
