### What the panel with the moves says beyond a first visit.

moves-in-base = { $base ->
    [2] binaire
    [mixed] base mixte
   *[other] base { $base }
}
