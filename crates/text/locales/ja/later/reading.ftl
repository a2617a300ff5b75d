### In the card “Copy or swap”: the digits are read one by one, and what is written is predicted.

# Buttons: begins, ends it, and goes from digit to digit without a prediction.
reading-start = 1桁ずつ予想する
reading-leave = 全部表示
reading-back = 1桁戻る
reading-forward = この桁を表示
# The digits as a group.
reading-name = 機械が読み書きする桁
# $name is a piece: ring 8, dial 8.
reading-ask = { $name }で{ $read }を読みました。何を書きますか？
# Two buttons, 0 and 1.
reading-guess = { $digit }を書く
reading-right = 正解です。
reading-wrong = 違います。
# $ones counts the digits 1 before this one; $mode is copy or swap.
reading-why = { $mode ->
    [copy] これまでに読んだ1は{ $ones }個、偶数なので、{ $read }を写します：{ $written }。
   *[swap] これまでに読んだ1は{ $ones }個、奇数なので、{ $read }を反転します：{ $written }。
}
reading-end = 読み終わりました。{ $digits }は2進数で{ $number }です。
reading-score = { $asked }桁中{ $right }桁的中。
