### The coach: it leads you through a real puzzle in your hands.

## While it leads
coach-same = Pareil chez vous ?

## What is said with numbers, and by the voice
coach-about = environ { $time }
coach-example-of-digits = { $hint } Vingt 1 de suite peuvent s’écrire 1*20, suivi d’un point.
coach-progress = { $moves ->
    [one] Coup { $now } / { $all }
   *[other] Coups { $now } / { $all }
}
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
# $place is the letter of a peg, too.
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } vers { $place }
coach-voice-tag = fr-FR
