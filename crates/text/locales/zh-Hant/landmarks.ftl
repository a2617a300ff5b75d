### Landmarks: moves that stand out on the timeline.

landmarks-spoken = { $landmark }：第 { $step } 步
landmarks-ring-for-good = { $way ->
    [on] { $ring } 最後一次放上
   *[off] { $ring } 最後一次取下
}
landmarks-largest-disc = 最大的圓盤
landmarks-piece-moves = { $time ->
    [first] { $piece } 第一次移動
    [last] { $piece } 最後一次移動
   *[only] { $piece } 移動
}
