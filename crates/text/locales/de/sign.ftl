### What is written on a picture, where no other file says it.

sign-moves-back = { $moves ->
    [one] { $moves } Zug zurück
   *[other] { $moves } Züge zurück
}
