### How one can begin, on a first visit.

# $how is as begin-point-at, or another way to make the first move: move disc 1 to C.
begin-first-visit = 拖动时间轴，或 { $how }。
# $thing is the name of a piece, or a button in quotation marks.
begin-point-at = { $with ->
    [finger] 轻点 { $thing }
   *[mouse] 点 { $thing }
}
# A first try that is soon won; $pieces counts them: 3 rings.
begin-try = 先试试 { $pieces }
# Goes on with the puzzle as it is.
begin-explore = 看看 { $pieces }
begin-rung = 为什么走这一步：第 { $rung } 行，共 { $rungs } 行
begin-ways-in = { $with ->
    [finger] { $how }，或拖动时间轴：共 { $moves }。
   *[mouse] { $how }，或拖动时间轴：共 { $moves }，每一步都能直接到。
}
