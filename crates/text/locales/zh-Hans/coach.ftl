### The coach: a real puzzle in one's hands.

## While it leads
coach-same = 和你的一样吗？

## What is said with numbers, and by the voice
coach-about = 约 { $time }
coach-example-of-digits = { $hint } 连着的二十个 1 可以写成 1*20，后面加一个点。
coach-seconds-a-move = 每步 { $seconds } 秒
coach-progress = { $moves ->
   *[other] 第 { $now } / { $all } 步
}
coach-progress-done = { $now } / { $all }
coach-range = { $first }–{ $last }
coach-resume = 从第 { $step } 步继续（{ $when }）
coach-days-ago = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days } 天前
}
coach-beat = { $piece } { $place }
coach-beat-to = { $piece } 到 { $place }
coach-voice-tag = zh-CN
