### In the card “Step and state”: the moves of one disc are counted on a small tape.

ticks-name = How often has it moved?
# Buttons beside the name of the disc.
ticks-smaller = Smaller disc
ticks-larger = Larger disc
# $disc is a disc: “disc 3”; $period a number of moves with its unit.
ticks-when = At move { $half }, then every { $period }, { $disc } moves. So its moves are the ends of blocks of { $period }, if the first begins { $half } before the start: that is the { $half } in the formula.
# Below the blocks, which are numbered.
ticks-count = ({ $made } + { $half }) / { $period } = { $times }, rounded down: so many whole blocks, so many moves.
