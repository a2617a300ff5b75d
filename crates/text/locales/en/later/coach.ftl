### The coach: it leads you through a real puzzle in your hands.

coach-no-game = A game has no shortest route to follow. Show the winning moves, or choose another puzzle.

## The state of the puzzle in your hands, and the state you want
# The end of the real puzzle at which rings or pieces are free to move.
coach-free-end = Which end is free?
coach-left = On the left
coach-right = On the right
# Asks for the state in your hands, above a small board; coach-notation where there is none.
coach-rings = Match your puzzle: tap a ring to switch it on or off
# Written under a ring on that board; there is room for a word or two.
coach-on = on
coach-off = off
coach-discs = Match your puzzle: tap the peg each disc is on, largest first
coach-pieces = Match your puzzle: tap each piece until it looks like yours
coach-notation = Type the state of your puzzle
# The same, for someone who got lost on the way.
coach-fix = Match your puzzle as it is now
coach-goal = How should it look in the end?
# Goals to choose from.
coach-take-off = Take all off
coach-put-on = Put all on
# Opens a board on which another goal is set; coach-other-goal heads that board.
coach-other = Other
coach-other-goal = Your goal
# Buttons at the end. The second one opens the card with the rule.
coach-start = Start
coach-rule = Show just the rule
# A label before the first move.
coach-first = First

## While it leads
# The large button, and the line below its name.
coach-next = Next
coach-next-hint = Done that? Tap here
coach-repeat = Repeat
coach-go-on = Continue
# Goes back to the moves without entering a new state.
coach-return = Back without changes
coach-lost = Lost?
# Before the moves that follow the one to make now.
coach-then = then
# Above a picture of the puzzle: after the move to be made, and where there is no move.
coach-after = Then it should look like this
coach-now = Now it should look like this
coach-yes = Yes, the same
coach-not-same = No, it’s different
coach-start-over = Start over
# Ends the coach, at the goal.
coach-end = Finish

## How it leads
coach-options = Coaching options
# How many moves are shown at a time.
coach-at-a-time = Moves at a time
coach-one = One
coach-two = Two
coach-block = A block
# When the next moves come.
coach-going-on = Advance
coach-by-tap = When I tap
coach-by-tempo = At a steady beat
coach-after-voice = When the voice has finished
coach-tempo = Tempo
coach-speak = Speak the moves
# A switch, and what is said while it works and where it can’t.
coach-awake = Keep the screen on
coach-kept-on = Screen stays on
coach-may-dim = Screen may turn off
coach-checks = Check with me at each pause
coach-no-voice = This device has no voice for this language

# A tempo.
coach-seconds-a-move = { $seconds } s per move
# Offers to continue where you stopped; $step is a number and brings its spaces, $when is coach-days-ago.
coach-resume = Resume at step { $step } ({ $when })
coach-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
