### Moves in words. The moves of rings and other pieces to places with a name are in pieces.ftl.

moves-undone = zurückgenommen: { $what }
moves-redone = wiederholt: { $what }
moves-at-step = jetzt bei Schritt { $step }
moves-ring-again = { $place ->
    [on] { $rings } wieder drauf
   *[off] { $rings } wieder ab
}
moves-disc = { $disc }: { $from } → { $to }
moves-disc-spoken = { $disc } von { $from } nach { $to }
moves-disc-back = { $disc } wieder auf { $to }
moves-dial-outside = { $dial } { $place }, außen
