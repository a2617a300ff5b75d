### The counter under the board: its parts stand beside each other.

counter-moves = Moves { $moves }
# The number of moves to compare with. $sure is how sure it is that no way is shorter: proven, presumed or unknown.
counter-par = { $sure ->
   *[unknown] Par { $par }
}
# How many moves more than that were made.
counter-over-par = Over par +{ $over }
# How many hints were shown.
counter-hints = Hints { $hints }
# The position was once chosen, so that the moves do not tell how it came about.
counter-jumps = with jumps
