### The coach: it leads you through a real puzzle in your hands.

## While it leads
# The question at a pause, and the buttons that answer it.
coach-same = Same as yours?

## What is said with numbers, and by the voice
# $time is a duration in round numbers: “7 min”.
coach-about = about { $time }
# $hint is a sentence that explains how a state is written.
coach-example-of-digits = { $hint } You can write twenty 1s in a row as 1*20, followed by a dot.
# The moves to make now: $now is one number, or coach-range; $moves is how many they are. $now is drawn larger than the
# text on either side.
coach-progress = { $moves ->
    [one] Move { $now } / { $all }
   *[other] Moves { $now } / { $all }
}
# The same where there is no move to make: $now is how many are done.
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
# A spoken move, short enough for a rhythm: for a puzzle whose positions have names, and for one with numbered positions.
# $piece is a number in words: “two upright”, “two to level 3”. Moves in a row are joined by “phrases”.
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } to { $place }
# The tag (BCP 47) under which a device lists voices of the language.
coach-voice-tag = en-US
