### How one can begin, on a first visit.

# $how is as begin-point-at, or another way to make the first move: move disc 1 to C.
begin-first-visit = 拖曳時間軸，或 { $how }。
# $thing is the name of a piece, or a button in quotation marks.
begin-point-at = { $with ->
    [finger] 輕點 { $thing }
   *[mouse] 點 { $thing }
}
# A first try that is soon won; $pieces counts them: 3 rings.
begin-try = 先試試 { $pieces }
# Goes on with the puzzle as it is.
begin-explore = 看看 { $pieces }
begin-rung = 為什麼走這一步：第 { $rung } 列，共 { $rungs } 列
begin-ways-in = { $with ->
    [finger] { $how }，或拖曳時間軸：共 { $moves }。
   *[mouse] { $how }，或拖曳時間軸：共 { $moves }，每一步都能直接到。
}
