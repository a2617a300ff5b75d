### How one can begin, on a first visit.

begin-first-visit = Faites glisser la frise, ou { $how }.
begin-point-at = { $with ->
    [finger] touchez { $thing }
   *[mouse] cliquez sur { $thing }
}
begin-try = Essayer { $pieces }
begin-explore = Explorer { $pieces }
begin-rung = Pourquoi ce coup : { $rung } sur { $rungs }
begin-ways-in = { $with ->
    [finger] { $how }, ou glissez la frise : { $moves }.
   *[mouse] { $how }, ou faites glisser la frise : { $moves }, et vous pouvez sauter à n’importe lequel.
}
