### The coach: a real puzzle in one's hands.

coach-no-game = A game has no shortest way to follow. Show the winning moves, or choose another puzzle.

## How the puzzle in the hands stands, and what it should become
# At which end of the real puzzle rings or pieces are free to move.
coach-free-end = Which end is free?
coach-left = On the left
coach-right = On the right
# How the state in the hands is asked for, above a small board; coach-notation where there is none.
coach-rings = As in your hands: tap a ring to switch it on or off
# What is written under a ring on that board, in as few words as there is room for.
coach-on = on
coach-off = off
coach-discs = As in your hands: tap the peg that each disc is on, the largest first
coach-pieces = As in your hands: tap each piece until it matches yours
coach-notation = Write how your pieces stand
# The same for those who lost their way.
coach-fix = Set it to what is in your hands
coach-goal = What should it become?
# Goals to choose from.
coach-take-off = Take all off
coach-put-on = Put all on
# Opens a board on which another goal is set; its name comes after it.
coach-other = Other
coach-other-goal = Goal in your hands
# Buttons at the end. The rule is a card of its method.
coach-start = Start
coach-rule = Just the rule
# A label before the first move.
coach-first = First

## While it leads
# The large button, and what it says below that.
coach-next = Next
coach-next-hint = Done in your hands? Tap here
coach-repeat = Repeat
coach-go-on = Go on
# Goes back to the moves as they were, without a new state.
coach-return = Don’t change, go back
coach-lost = Lost?
# Before the moves after the one that is ordered.
coach-then = then
# Above a picture of the puzzle, with a move to be made and without one.
coach-after = It should look like this then
coach-now = It should look like this now
# The question of a rest, and the buttons that answer it.
coach-same = Same as yours?
coach-yes = Yes, the same
coach-not-same = Not the same
coach-start-over = Start over
coach-again = Enter another state

## How it leads
coach-options = Ways to be led
# How many moves are ordered at a time.
coach-at-a-time = At a time
coach-one = One move
coach-two = Two moves
coach-block = A block
# When the next ones come.
coach-going-on = Going on
coach-by-tap = When I tap
coach-by-tempo = In a tempo
coach-after-voice = After the voice
coach-tempo = Tempo
coach-speak = Speak moves
# A switch, and what it says while it works or cannot.
coach-awake = Keep the screen on
coach-kept-on = Screen kept on
coach-may-dim = Screen may turn off
coach-checks = Ask at every rest whether it is the same
coach-no-voice = No voice for this language on this device

## What is said with numbers, and by the voice
# $time is a duration in round numbers: “7 min”.
coach-about = about { $time }
# $hint is a sentence that says how a state is written.
coach-example-of-digits = { $hint } Twenty 1s in a row can be written 1*20, with a dot after it.
# A tempo.
coach-seconds-a-move = { $seconds } s a move
# The moves that come now: $now is one number, or coach-range; $moves is how many they are. $now stands out, so that it
# is drawn apart from what is on either side of it.
coach-progress = { $moves ->
    [one] Move { $now } / { $all }
   *[other] Moves { $now } / { $all }
}
# The same where no move is ordered: $now is how many are done.
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
# Offers to go on where one was; $step is a number and brings its spaces, $when is coach-days-ago.
coach-resume = Resume at step { $step } ({ $when })
coach-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
# A move as a beat of a rhythm that is heard, for a puzzle with places that have names, and with numbered ones. $piece is
# the word of its number alone: “two upright”, “two to level 3”. Beats in a row are put together by “phrases”.
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } to { $place }
# The tag (BCP 47) by which a device knows voices of the language.
coach-voice-tag = en-US
