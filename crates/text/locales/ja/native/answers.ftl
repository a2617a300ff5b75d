### What only the program on the terminal says.

# After the next move, where some of the moves to come were made by hand. $best is the fewest moves: proven, or the fewest
# that are known.
terminal-to-go = { $best-is ->
    [proven] 自分の経路では残り{ $left }手、最短では残り{ $best }手
   *[known] 自分の経路では残り{ $left }手、既知の最短では残り{ $best }手
}
# $step is as status-step, $state its notation.
terminal-place = { $step }：{ $state }。
terminal-made-by-hand = 次の手は手動で入力されたものです。各方法は代わりに最短経路を説明します。
terminal-counts-heading = n = 1から{ $most }までの手数

# What is wrong with an option: $option is quoted with its value, $problem is as terminal-no-number or as in notice.ftl.
terminal-no-number = 整数でなければなりません
# $known is a list of puzzles.
terminal-name-a-puzzle = パズルが指定されていません。使えるもの：{ $known }。
terminal-more-unknown-keys = ほか{ $more }個の未知の設定を無視します。

# $sentence says what is wrong there.
terminal-on-line = { $number }行目：{ $sentence }
# $why is in the words of the system.
terminal-bad-input = 標準入力を読めませんでした：{ $why }。
terminal-bad-output = 答えを書き出せませんでした：{ $why }。
terminal-input-is-no-text = 標準入力がUTF-8のテキストではありません。
terminal-input-too-long = 標準入力が{ $megabytes } MBを超えています。
terminal-several-lines = 標準入力が複数行あります。1行ずつ答えるには--eachを使ってください。
terminal-one-dash = --eachでは、各行が一つの引数になります。SPECを省くか、ステップまたは状態に-と書いてください。

# `gros prove`. $moves and $shortest are counts with their unit; $moves is the length that `gros length` prints.
terminal-game-has-no-shortest = ゲームに最短経路はありません。
terminal-proven = { $states }状態を探索し、{ $moves }より短い経路がないことを確かめました。
terminal-shorter = { $states }状態を探索した結果、最短経路は{ $moves }ではなく{ $shortest }です。
# Here $moves is as far as the search got.
terminal-unsettled = 未確定：{ $states }状態で探索を打ち切りました。どの経路も{ $moves }より長くかかります。
