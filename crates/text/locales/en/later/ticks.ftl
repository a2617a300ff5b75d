### In the card “Step and state”: the moves of one disc are counted on a small tape.

ticks-name = How often has it moved?
# Buttons beside the name of the disc.
ticks-smaller = Smaller disc
ticks-larger = Larger disc
# $disc is a disc: “disc 3”; $period a number of moves with its unit.
ticks-when = { $disc } first moves at move { $half }, then every { $period }. If counting starts { $half } early, each of its moves ends a block of { $period }: that is the + { $half } in the formula.
# Below the blocks, which are numbered.
ticks-count = ({ $made } + { $half }) / { $period } = { $times }, rounded down: it has made as many moves as there are whole blocks.
