### moves

moves-undone = 已復原：{ $what }
moves-redone = 已重做：{ $what }
moves-disc-move-spoken = { $piece }從 { $from } 柱到 { $to } 柱
moves-disc-back = { $piece }回到 { $to } 柱
moves-disc-move = ：
