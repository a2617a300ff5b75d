### Dials that turn outside their case too.

# How a state is written. $dials: the number of the first dial.
spinout-how-to-write = Write a letter for each dial, starting with dial { $dials }: U is upright, L points into the case, R points out of it. Then write @ and how many dials have passed the gap (0 with the slide pushed in).
# What can be written in the place of a state, and of moves.
spinout-states-allowed = L, U or R for each dial, then @ and the shift
spinout-moves-allowed = moves such as 1-L.4-R*, or ~K for K moves of the route
# The name of a method.
shortcut-name = The shortcut
