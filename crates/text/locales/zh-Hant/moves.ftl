### Moves in words. The moves of rings and other pieces to places with a name are in pieces.ftl.

moves-undone = 已復原：{ $what }
moves-redone = 已重做：{ $what }
moves-at-step = 現在是第 { $step } 步
moves-ring-again = { $place ->
    [on] { $rings } 又放上了
   *[off] { $rings } 又取下了
}
moves-disc = { $disc }：{ $from } → { $to }
moves-disc-spoken = { $disc } 從 { $from } 柱到 { $to } 柱
moves-disc-back = { $disc } 回到 { $to } 柱
moves-dial-outside = { $dial } 在盒外轉為 { $place }
