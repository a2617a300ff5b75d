### The coach: a real puzzle in one's hands.

## While it leads
coach-same = 和你的一样吗？

## What is said with numbers, and by the voice
coach-about = 约 { $time }
coach-example-of-digits = { $hint } 连着的二十个 1 可以写成 1*20，后面加一个点。
coach-progress = { $moves ->
   *[other] 第 { $now } / { $all } 步
}
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } 到 { $place }
coach-voice-tag = zh-CN
