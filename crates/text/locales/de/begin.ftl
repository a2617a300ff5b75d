### How one can begin, on a first visit.

begin-first-visit = Zieh die Zeitleiste oder { $how }.
# $thing is in the accusative: einen Ring.
begin-point-at = { $with ->
    [finger] tippe auf { $thing }
   *[mouse] klicke auf { $thing }
}
begin-try = Probiere { $pieces }
begin-explore = Erkunde { $pieces }
begin-rung = Warum dieser Zug: { $rung } von { $rungs }
begin-ways-in = { $with ->
    [finger] { $how } oder zieh die Zeitleiste: { $moves }.
   *[mouse] { $how } oder zieh die Zeitleiste: { $moves }, und du kannst zu jedem springen.
}
