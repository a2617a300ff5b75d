### What is to be done, puzzle by puzzle.

task-rings = Take all rings off the bar.
task-hanoi = Carry the whole tower to another peg, one disc at a time.
task-wythoff = Two take stones in turn; whoever takes the last one wins.
task-spin-out = Turn all dials flat, so that the slide comes out.
task-dials-out = Pull the slide out until all dials are outside the case.
task-brain = Pull all rods out.
task-burr = Take the rings off the bar.
task-balls = Bring all balls to the highest level.
task-lock = Bring all pieces to their last place.
task-chain = Bring the pieces to the far end of the one path that they have.
task-elephants = Turn all elephants from up to down, so that they slide out.
task-slide = Bring all pieces to their last place, so that they slide out.
task-bars = Tilt all bars down.
