### The counter under the board: its parts are shown side by side.

counter-moves = Your moves { $moves }
# The number of moves to compare with. $sure says how certain it is that no route is shorter: proven, presumed or unknown.
counter-par = { $sure ->
    [proven] shortest { $par }
    [presumed] best known { $par }
   *[unknown] route shown { $par }
}
# How many more moves than that were made.
counter-over-par = over by { $over }
# A state was chosen on the timeline, so the moves alone don’t explain how you got here.
counter-jumps = timeline used
