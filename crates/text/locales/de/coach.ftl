### The coach: it leads you through a real puzzle in your hands.

coach-same = Sieht deins auch so aus?

coach-about = etwa { $time }
coach-example-of-digits = { $hint } Zwanzig Einsen hintereinander kannst du als 1*20 schreiben, danach ein Punkt.
coach-progress = { $moves ->
    [one] Zug { $now } / { $all }
   *[other] Züge { $now } / { $all }
}
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } auf { $place }
coach-voice-tag = de-DE
