### In the cards of the strategies: a ghost walks as they say, and the board stays as it is.

ghost-name = この戦略の歩みを1手ずつ
# Shown where the strategy begins the wrong way; the buttons below move the ghost, not the board.
ghost-intro = ゴーストの動きを見てみましょう。盤面は変わりません。
ghost-start = 最初へ
ghost-back = 1手戻る
ghost-forward = 1手進む
ghost-turn = 折り返す所へ
# The slider of all moves of the walk.
ghost-slider = ゴーストの手
# $state and $goal are states, like 1000; $far is a number of moves with its unit.
ghost-at = { $all }手のうち{ $made }手のあと：{ $state }、{ $goal }まで{ $far }。
ghost-wrong = ゴールから離れていきます。
ghost-takes-back = 手を戻しています。
ghost-solves = ゴールへ向かっています。
ghost-there = 着きました。
# Above the ghost: how many moves it is from the goal.
ghost-far = 残り{ $far }
