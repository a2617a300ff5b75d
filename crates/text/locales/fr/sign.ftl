### What is written on a picture, where no other file says it.

sign-moves-back = { $moves ->
    [one] { $moves } coup en arrière
   *[other] { $moves } coups en arrière
}
