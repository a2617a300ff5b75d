### Moves in words. The moves of rings and other pieces to places with a name are in pieces.ftl.

moves-undone = 已撤销：{ $what }
moves-redone = 已重做：{ $what }
moves-at-step = 现在是第 { $step } 步
moves-ring-again = { $place ->
    [on] { $rings } 又套上了
   *[off] { $rings } 又解开了
}
moves-disc = { $disc }：{ $from } → { $to }
moves-disc-spoken = { $disc } 从 { $from } 柱到 { $to } 柱
moves-disc-back = { $disc } 回到 { $to } 柱
moves-dial-outside = { $dial } 在盒外转为 { $place }
