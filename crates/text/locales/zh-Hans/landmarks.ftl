### Landmarks: moves that stand out on the timeline.

landmarks-spoken = { $landmark }：第 { $step } 步
landmarks-ring-for-good = { $way ->
    [on] { $ring } 最后一次套上
   *[off] { $ring } 最后一次解开
}
landmarks-largest-disc = 最大的盘子
landmarks-piece-moves = { $time ->
    [first] { $piece } 第一次移动
    [last] { $piece } 最后一次移动
   *[only] { $piece } 移动
}
