### What the panel with the moves says beyond a first visit.

moves-in-base = { $base ->
    [2] binär
    [mixed] gemischte Basis
   *[other] Basis { $base }
}
