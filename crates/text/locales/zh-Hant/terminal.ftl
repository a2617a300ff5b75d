### terminal

terminal-name-a-puzzle = 沒有寫題目；現有 { $known }。
terminal-more-unknown-keys = 另有 { $more } 個未知參數，已忽略。
terminal-on-line = 第 { $number } 行：{ $sentence }
terminal-bad-input = 無法讀取標準輸入：{ $why }。
terminal-bad-output = 無法寫出結果：{ $why }。
terminal-input-too-long = 標準輸入超過 { $megabytes } MB。
terminal-counts-heading = n = 1 到 { $most } 的步數
explained-on-terminal = ：
explained-on-terminal-2 = 下一步是手動走的；各方法講的是從這裡出發的最短路線。
terminal-bad-number = 不是整數
terminal-input-is-no-text = 標準輸入不是 UTF-8 文字。
terminal-several-lines = 標準輸入不只一行；要逐行作答，請用 --each。
terminal-one-dash = 用 --each 時，每行代替一個參數：省去 SPEC，或把步數或狀態寫成 -。
