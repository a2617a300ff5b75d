### Moves in words. The moves of rings and other pieces to places with a name are in pieces.ftl.

moves-undone = annulé : { $what }
moves-redone = rétabli : { $what }
moves-at-step = vous êtes à l’étape { $step }
# $rings may be one ring or two.
moves-ring-again = { $place ->
    [on] { $rings } de nouveau en haut
   *[off] { $rings } de nouveau en bas
}
moves-disc = { $disc }, { $from } → { $to }
moves-disc-spoken = { $disc } de { $from } à { $to }
moves-disc-back = { $disc } de retour sur { $to }
moves-dial-outside = mettre { $dial } { $place }, hors du boîtier
