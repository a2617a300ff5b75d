### How one can begin, on a first visit.

# $how is as begin-point-at, or another way to make the first move: move disc 1 to C.
begin-first-visit = Drag the timeline, or { $how }.
# $thing is the name of a piece, or a button in quotation marks.
begin-point-at = { $with ->
    [finger] tap { $thing }
   *[mouse] click { $thing }
}
# A first try that is soon won; $pieces counts them: 3 rings.
begin-try = Try { $pieces }
# Goes on with the puzzle as it is.
begin-explore = Just explore
