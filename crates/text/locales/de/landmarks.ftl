### Landmarks: moves that stand out on the timeline.

landmarks-spoken = { $landmark }, Schritt { $step }
landmarks-ring-for-good = { $way ->
    [on] { $ring } bleibt drauf
   *[off] { $ring } bleibt ab
}
landmarks-largest-disc = größte Scheibe
landmarks-piece-moves = { $time ->
    [first] { $piece }: erster Zug
    [last] { $piece }: letzter Zug
   *[only] { $piece }: einziger Zug
}
