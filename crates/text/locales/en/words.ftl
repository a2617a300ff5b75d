### What is said of puzzles that have no words of their own for it.

# What the keys of an address take, after “only”.
words-states-allowed = a row of digits
words-moves-allowed = moves such as 2-1.1-0, or ~K for K moves of the route
