### Landmarks: moves that stand out on the timeline.

# A landmark and where it is, to be heard: Ring 9 stays off: step 86.
landmarks-spoken = { $landmark }：ステップ{ $step }
# $way: on or off.
landmarks-ring-for-good = { $way ->
    [on] { $ring }は以後掛かったまま
   *[off] { $ring }は以後外れたまま
}
landmarks-largest-disc = 一番大きい円盤
# $time: only if the piece moves only once, else first or last.
landmarks-piece-moves = { $time ->
    [first] { $piece }が初めて動く
    [last] { $piece }が最後に動く
   *[only] { $piece }が動く
}
