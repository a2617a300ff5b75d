### What is to be done, puzzle by puzzle.

task-rings = Take all rings off the bar.
task-hanoi = Move the whole tower to another peg, one disc at a time.
task-wythoff = Two players take turns removing stones; whoever takes the last one wins.
task-spin-out = Turn all dials flat so that the slide comes out.
task-dials-out = Pull the slide out until all dials are outside the case.
task-brain = Pull out all the rods.
task-burr = Take the rings off the bar.
task-balls = Move all balls to the top level.
task-lock = Move all pieces to their last place.
task-chain = All states form a single line. Go to its far end.
task-elephants = Turn all elephants from up to down so that they slide out.
task-slide = Move all pieces to their last place so that they slide out.
task-bars = Tilt all bars down.
task-custom = Move every piece from its first place to its last.

# The same from the usual start, where $pieces counts the pieces in a word as far as there is one: nine rings, 64 discs.
task-all-rings = Take all { $pieces } off the bar.
task-all-rings-back = Put all { $pieces } back on the bar.
task-all-discs = Move all { $pieces } to peg { $to }, one at a time.
# From any other start; $to is a peg.
task-discs-to = Move every disc to peg { $to }, one at a time.
task-all-dials = Turn all { $pieces } flat so that the slide comes out.
task-all-dials-out = Pull the slide out until all { $pieces } are outside the case.
task-all-rods = Pull out all { $pieces }.
task-all-balls = Move all { $pieces } to the top level.
task-all-pieces = Move all { $pieces } to their last place.
task-all-elephants = Turn all { $pieces } from up to down so that they slide out.
task-all-bars = Tilt all { $pieces } down.
