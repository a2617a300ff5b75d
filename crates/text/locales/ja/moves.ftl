### Moves in words. The moves of rings and other pieces to places with a name are in pieces.ftl.

# What was taken back or made again; $what is one of the messages below, or a move. It becomes a sentence.
moves-undone = 元に戻しました：{ $what }
moves-redone = やり直しました：{ $what }
# Where one is after that; $step is a number and brings its spaces.
moves-at-step = 現在ステップ{ $step }
# A move of rings is taken back: they go on again, or off. $rings is “ring 2” or “rings 1 and 2”.
moves-ring-again = { $place ->
    [on] { $rings }は掛かった状態
   *[off] { $rings }は外れた状態
}
# A move of a disc, as it is seen and as it is heard. $disc is “disc 1”; $from and $to are the letters of pegs.
moves-disc = { $disc }：{ $from } → { $to }
moves-disc-spoken = { $disc }を{ $from }から{ $to }へ
# A move of a disc is taken back.
moves-disc-back = { $disc }は{ $to }に戻った
# A dial turns outside of the case; within it is dial-goes. $place is one of the places of dials.
moves-dial-outside = { $dial }をケースの外で{ $place }に
