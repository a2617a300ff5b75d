### Landmarks: moves that stand out on the timeline.

# A landmark and where it is, to be heard: Ring 9 stays off: step 86.
landmarks-spoken = { $landmark }: step { $step }
# $way: on or off.
landmarks-ring-for-good = { $way ->
    [on] { $ring } stays on
   *[off] { $ring } stays off
}
landmarks-largest-disc = largest disc
# $time: only if the piece moves only once, else first or last.
landmarks-piece-moves = { $time ->
    [first] { $piece } moves for the first time
    [last] { $piece } moves for the last time
   *[only] { $piece } moves
}
