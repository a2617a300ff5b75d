### Hints in three grades: where to look, the near reason, the move. They are shown below the board, when asked for, and read out.
### What becomes possible (hint-disc-can, rings-wish and the like) stands behind “damit”: damit du Ring 4 abnehmen kannst.

hint-one-piece-can-move = Nur { $piece } lässt sich bewegen.
hint-pieces-can-move = { $pieces } lassen sich bewegen.
hint-so-many-can-move = { $so-many } lassen sich bewegen: { $numbers }.
hint-number = { $number }

hint-so-that = { $must }, damit { $can }
hint-move-so-that = { $mv }, damit { $can }
hint-purpose = damit { $near }
hint-purpose-and-aim = damit { $near }, letztlich damit { $far }
hint-still-needs = Was braucht { $piece } noch?
hint-largest-can-move = Jetzt ist das größte Teil an der Reihe, das noch bewegt werden muss.
hint-is-largest = Nichts Größeres muss noch bewegt werden.
hint-needs = { $piece } braucht { $needed }
hint-both = { $first }, und { $second }

# $rings may be several: Ringe 1 und 2.
hint-ring-must = { $place ->
    [on] { $rings } aufstecken
   *[off] { $rings } abnehmen
}
hint-disc-must = { $disc } muss nach { $to }
hint-disc-can = { $disc } nach { $to } kann
# $piece may be the driver, with its article.
hint-piece-must = { $piece } muss sich bewegen
hint-piece-can = sich { $piece } bewegen lässt
