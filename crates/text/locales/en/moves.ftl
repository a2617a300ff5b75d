### moves

moves-undone = undone: { $what }
moves-redone = redone: { $what }
moves-disc-move-spoken = { $piece } from { $from } to { $to }
moves-disc-back = { $piece } back on { $to }
moves-disc-move = :{" "}
