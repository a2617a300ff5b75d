### moves

moves-undone = 已撤销：{ $what }
moves-redone = 已重做：{ $what }
moves-disc-move-spoken = { $piece }从 { $from } 柱到 { $to } 柱
moves-disc-back = { $piece }回到 { $to } 柱
moves-disc-move = ：
