### How one can begin, on a first visit.

# $how is as begin-point-at, or another way to make the first move: move disc 1 to C.
begin-first-visit = Drag the timeline, or { $how }.
# $thing is the name of a piece, or a button in quotation marks.
begin-point-at = { $with ->
    [finger] tap { $thing }
   *[mouse] click { $thing }
}
# A first try that is soon won; $pieces counts them: three rings, 3 discs.
begin-try = Try { $pieces }
# Goes on with the puzzle as it is.
begin-explore = Explore { $pieces }
# Below a sentence on the way down from a large piece that must move to the next move: how far it has come.
begin-rung = Why this move: { $rung } of { $rungs }
# $how is as begin-point-at, $moves is a count. With a finger one line of the smallest phones has room for it.
begin-ways-in = { $with ->
    [finger] { $how }, or drag the timeline: { $moves }.
   *[mouse] { $how }, or drag the timeline: { $moves }, and you can jump to any of them.
}
