### terminal

terminal-name-a-puzzle = 没有写题目；现有 { $known }。
terminal-more-unknown-keys = 另有 { $more } 个未知参数，已忽略。
terminal-on-line = 第 { $number } 行：{ $sentence }
terminal-bad-input = 无法读取标准输入：{ $why }。
terminal-bad-output = 无法写出结果：{ $why }。
terminal-input-too-long = 标准输入超过 { $megabytes } MB。
terminal-counts-heading = n = 1 到 { $most } 的步数
explained-on-terminal = ：
explained-on-terminal-2 = 下一步是手动走的；各方法讲的是从这里出发的最短路线。
terminal-bad-number = 不是整数
terminal-input-is-no-text = 标准输入不是 UTF-8 文本。
terminal-several-lines = 标准输入不止一行；要逐行作答，请用 --each。
terminal-one-dash = 用 --each 时，每行代替一个参数：省去 SPEC，或把步数或状态写成 -。
