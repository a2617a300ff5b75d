### What only the program on the terminal says.

# Behind the next move; some of the moves to come were made by hand. $best is the least: proven, or the least that is known.
terminal-to-go = { $best-is ->
    [proven] 按你的走法还差 { $left } 步，最少 { $best } 步
   *[known] 按你的走法还差 { $left } 步，已知最短 { $best } 步
}
# $step is as status-step, $state its notation.
terminal-place = { $step }：{ $state }。
terminal-made-by-hand = 下一步是手动走的；各方法讲的是从这里出发的最短路线。
terminal-counts-heading = n = 1 到 { $most } 的步数

# What is wrong with an option: $option is quoted with its value, $problem is as terminal-no-number or as in notice.ftl.
terminal-no-number = 不是整数
# $known is a list of puzzles.
terminal-name-a-puzzle = 没有写题目；可用的有 { $known }。
terminal-more-unknown-keys = 另有 { $more } 个未知参数，已忽略。

# $sentence is what is wrong there.
terminal-on-line = 第 { $number } 行：{ $sentence }
# $why is in the words of the system.
terminal-bad-input = 无法读取标准输入：{ $why }。
terminal-bad-output = 无法写出结果：{ $why }。
terminal-input-is-no-text = 标准输入不是 UTF-8 文本。
terminal-input-too-long = 标准输入超过 { $megabytes } MB。
terminal-several-lines = 标准输入不止一行；要逐行作答，请用 --each。
terminal-one-dash = 用 --each 时，每行代替一个参数：省去 SPEC，或把步数或状态写成 -。

# `gros prove`. $moves and $shortest are counts with their unit; $moves is the length that `gros length` prints.
terminal-game-has-no-shortest = 对局没有最短路线。
terminal-proven = 最短就是 { $moves }：搜索了 { $states } 个状态，没有更短的路线。
terminal-shorter = 搜索了 { $states } 个状态：最短只要 { $shortest }，而不是 { $moves }。
# Here $moves is as far as the search got.
terminal-unsettled = 没有结论：搜索了 { $states } 个状态后停止。任何路线都多于 { $moves }。
