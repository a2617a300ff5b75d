### What only the program on the terminal says.

# Behind the next move; some of the moves to come were made by hand. $best is the least: proven, or the least that is known.
terminal-to-go = { $best-is ->
    [proven] 照你的走法還差 { $left } 步，最少 { $best } 步
   *[known] 照你的走法還差 { $left } 步，已知最短 { $best } 步
}
# $step is as status-step, $state its notation.
terminal-place = { $step }：{ $state }。
terminal-made-by-hand = 下一步是手動走的；各方法講的是從這裡出發的最短路線。
terminal-counts-heading = n = 1 到 { $most } 的步數

# What is wrong with an option: $option is quoted with its value, $problem is as terminal-no-number or as in notice.ftl.
terminal-no-number = 不是整數
# $known is a list of puzzles.
terminal-name-a-puzzle = 沒有寫題目；可用的有 { $known }。
terminal-more-unknown-keys = 另有 { $more } 個未知參數，已忽略。

# $sentence is what is wrong there.
terminal-on-line = 第 { $number } 行：{ $sentence }
# $why is in the words of the system.
terminal-bad-input = 無法讀取標準輸入：{ $why }。
terminal-bad-output = 無法寫出結果：{ $why }。
terminal-input-is-no-text = 標準輸入不是 UTF-8 文字。
terminal-input-too-long = 標準輸入超過 { $megabytes } MB。
terminal-several-lines = 標準輸入不只一行；要逐行作答，請用 --each。
terminal-one-dash = 用 --each 時，每行代替一個參數：省去 SPEC，或把步數或狀態寫成 -。

# `gros prove`. $moves and $shortest are counts with their unit; $moves is the length that `gros length` prints.
terminal-game-has-no-shortest = 對局沒有最短路線。
terminal-proven = 最短就是 { $moves }：搜尋了 { $states } 個狀態，沒有更短的路線。
terminal-shorter = 搜尋了 { $states } 個狀態：最短只要 { $shortest }，而不是 { $moves }。
# Here $moves is as far as the search got.
terminal-unsettled = 沒有結論：搜尋了 { $states } 個狀態後停止。任何路線都多於 { $moves }。
