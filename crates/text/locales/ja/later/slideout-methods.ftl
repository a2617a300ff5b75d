### Pieces in a slide, each of which waits for those at its right.

## The method and its card: a row for each piece.

slideout-slide-seen = ピースごとに、今どこにあり、どこになければならず、そのために何手かかるかを示します。行き止まりがあれば、列の1本が一つの行き止まりで、高さが深さです。
slideout-slide-reach = 任意の2状態。行き止まりがあるときは、手を戻さないだけでは足りません。
slideout-rule = ピースが動けるのは、右隣がその段階に必要な位置にあり、さらに右がすべて最後の位置にあるときだけです。だから先にそれらのピースを動かします。
slideout-is-at = 現在
slideout-wanted-at = 必要

## The dead ends along the way. $moves: 3 moves.

# Above their columns, each with the step at which it begins. $steps: the moves of the route.
slideout-dead-ends = { $count ->
    [1] { $steps }手の解から、このステップで行き止まりが1か所分かれます。深さは{ $moves }です。
   *[other] { $steps }手の解から、これらのステップで行き止まりが{ $count }か所分かれます。一番深いものは{ $moves }です。
}
slideout-on-the-route = 経路の上にいます。
slideout-dead-end-begins = 注意：ここから深さ{ $moves }の行き止まりが始まります。
slideout-in-dead-end = ステップ{ $step }から始まる行き止まりに{ $moves }入っています。
