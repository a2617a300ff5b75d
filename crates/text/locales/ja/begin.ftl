### How one can begin, on a first visit.

# $how is as begin-point-at, or another way to make the first move: move disc 1 to C.
begin-first-visit = タイムラインを動かすか、{ $how }。
# $thing is the name of a piece, or a button in quotation marks.
begin-point-at = { $with ->
    [finger] { $thing }をタップ
   *[mouse] { $thing }をクリック
}
# A first try that is soon won; $pieces counts them: three rings, 3 discs.
begin-try = { $pieces }を解いてみる
# Goes on with the puzzle as it is.
begin-explore = { $pieces }を調べる
# Below a sentence on the way down from a large piece that must move to the next move: how far it has come.
begin-rung = この手の理由：{ $rung } / { $rungs }
# $how is as begin-point-at, $moves is a count. With a finger one line of the smallest phones has room for it.
begin-ways-in = { $with ->
    [finger] { $how }、またはドラッグ：{ $moves }。
   *[mouse] { $how }、またはタイムラインをドラッグ：全{ $moves }のどこへでも飛べます。
}
