### Dials that turn outside their case too.

# How a state is written. $dials: the number of the first dial.
spinout-how-to-write = Write a letter for each dial, starting with dial { $dials }: U is upright, L points into the case, R points out of it. Then write @ and how many dials have passed the gap (0 with the slide pushed in).
# What can be written in the place of a state, and of moves.
spinout-states-allowed = L, U or R for each dial, then @ and the shift
spinout-moves-allowed = moves such as 1-L.4-R*, or ~K for K moves of the route

## The shortcut. $usual and $all are numbers and bring their spaces.
shortcut-name = The shortcut
shortcut-seen = The shortest way out in parts: dials turned at the gap, dials turned outside the case, and the rest. Click a bar to go where it begins.
shortcut-reach = Spin-Out where dials may also be turned outside the case.
shortcut-rule = First turn the dials at the gap until the slide can be moved far enough; then turn those outside the case, where no narrow channel holds them; then the rest.
shortcut-at-the-gap = At the gap
shortcut-outside = Outside the case
shortcut-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
shortcut-why = Why so few? Turned at the gap only, the last dial needs all others in place twice: before its turn, and after it once more. That is { $usual } turns. Outside the case the second half is left out, so { $all } are enough.
