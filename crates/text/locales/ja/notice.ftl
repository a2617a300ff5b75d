### What could not be used in an address or in a command’s options, and what is wrong with a typed state.

# The notice about a value: “n=0”: must be a whole number from 1 to 1,000. $what is quoted.
notice-fault = { $what }：{ $problem }。
# $id and $key are quoted; $known lists the ids of all puzzles.
notice-unknown-puzzle = { $id }というパズルはありません。使えるもの：{ $known }。
notice-unknown-key = { $key }：未知の設定なので無視します。
# An old address led to a tool that there is no longer; the list of all there is to learn from is shown.
notice-gone = { $tool ->
    [duel] 「Square duel」はGrosからなくなりました。わかっていることは「貪欲に作る」に載せてあります。
    [two-bodies] 「Same puzzle, two bodies」はGrosからなくなりました。メニューの「{ one-ruler }」で、リングと塔とカウンタが同時に動くようすを見られます。
   *[wager] 「Wager」はGrosからなくなりました。学べるものは次のとおりです。
}

## After a notice: how many more there are.

# In the heading of the notice that is shown. $waiting: how many others wait.
notice-more-notices = （ほか{ $waiting }件）
notice-beyond = { $count ->
   *[other] ほか{ $count }件のお知らせは表示していません。
}

## What is used instead.

notice-default-is-used = 既定値を使います。
notice-first-is-used = 最初のものを使います。
# $other is quoted: another key and its value.
notice-other-is-used = { $other }を使います。
notice-moves-before-are-played = その前の手までを再生します。
notice-went-to-step = 代わりにステップ{ $step }を表示します。

## What is wrong with a value: the $problem of notice-fault. $allowed is one of the phrases below that name what is
## allowed.

notice-needs-value = 値がありません。使えるのは{ $allowed }です
notice-twice = 2回指定されています
notice-only = { $words }でなければなりません
notice-between = { $least }から{ $most }までの整数でなければなりません
notice-not-all-between = { $least }から{ $most }までの整数をカンマで区切り、自由なピースから順に書いてください
# What a user-made puzzle’s steps wait for. $faster: how many pieces are faster.
notice-guard = ピース{ $piece }の段階{ $place }–{ $next }には、より速いピースそれぞれの位置を計{ $faster }個、自由なピースを最後に書いてください（どこでもよければ-）
notice-no-step = ピース{ $piece }に段階{ $place }–{ $next }はありません
notice-loops = -を含むときは、状態は{ $most }個までです
notice-not-a-step = ステップではありません。0から{ $most }まで、50%、2^5、または残り10手を表す-10のように書いてください
notice-outside = 0から{ $most }まででなければなりません
notice-longer-than = { $most }文字を超えています
notice-more-items-than = 項目が{ $most }個を超えています
notice-not-piles = 14,20のように、{ $digits }桁以内の整数2個でなければなりません
# $other is quoted.
notice-excludes = { $other }と同時には使えません
notice-no-way = そこからゴールへは行けません
notice-bad-move = { $place }番目の項目は規則に合う手ではありません。使えるのは{ $allowed }です

## What is allowed.

notice-whole-number = 整数
notice-up-to = 0～{ $most }
notice-four-bits = 0か1の4桁
notice-numbers-in-a-row = 2,5,5のような数の並び（自由なピースから）
# $words: words for rules that are written in an address.
notice-waits = { $words }、または1.0,2-のように各段階が必要とする位置
notice-two-numbers = 14,20のような整数2個
# Words that can be written: board, moves, methods or the id of one of the puzzle’s methods.
notice-shown = { $parts }、またはこのパズルの方法のid
# Joins a list of words or symbols: soon, long or lose. $others: all but the last one.
notice-either = { $others }または{ $last }

## What is wrong with a typed state. $symbols lists what it is written with: 0 or 1.

# $use_this: a row as below, or the symbols alone. $found is quoted.
notice-wrong-digit = { $use_this }で書いてください。{ $place }桁目が{ $found }です
notice-wrong-letter = { $use_this }で書いてください。{ $place }文字目が{ $found }です
# $row: a row as below. $found: how many symbols are written.
notice-wrong-length = { $found ->
   *[other] { $row }で書いてください。今の長さは{ $found }です
}
notice-row-of-digits = { $count ->
    [1] 1桁（{ $symbols }）
   *[other] { $count }桁（各桁{ $symbols }）
}
notice-row-of-letters = { $count ->
    [1] 1文字（{ $symbols }）
   *[other] { $count }文字（各文字{ $symbols }）
}
notice-run-without-count = { $place }番目の繰り返しには、1*9のように個数が必要です
notice-too-long = ピースが{ $limit }個を超えています
notice-nothing-written = 状態が書かれていません
notice-two-piles = 5,3のように、二つの山で書いてください
notice-no-shift = 文字のあとに、@とスライドのずれ（0から{ $most }まで）を書いてください
notice-jammed = { $dial }はそこではその向きになれません
