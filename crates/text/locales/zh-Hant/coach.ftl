### The coach: a real puzzle in one's hands.

## While it leads
coach-same = 和你的一樣嗎？

## What is said with numbers, and by the voice
coach-about = 約 { $time }
coach-example-of-digits = { $hint } 連著的二十個 1 可以寫成 1*20，後面加一個點。
coach-progress = { $moves ->
   *[other] 第 { $now } / { $all } 步
}
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } 到 { $place }
coach-voice-tag = zh-TW
