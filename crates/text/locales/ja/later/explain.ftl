### The methods: their cards, and where they have no answer.

## Cards: why a move is the next one.

# The question that a card answers.
explain-why = なぜ{ $piece }？
# The question of a card about a refused move, and each piece in the way: how it must be, and how it is.
explain-why-not = なぜ{ $piece }は動かせない？
# Below a card: leads to an exercise about it.
explain-try-one = 解いてみる
# Opens the method of a card as programs that can be copied.
explain-as-program = プログラムで
explain-is-off = 外れている
explain-is-on = 掛かっている
# What follows from a card. $mv: ring 2 off.
explain-so-next = 次の手：{ $mv }
# Before the moves to come, in the short answer beside the board.
explain-coming-up = 次
# In the place of what is left out of a long list.
explain-left-out = …ほか{ $hidden }
# The moves that a part of a solution makes.
explain-move = { $number }手目
explain-moves = { $first }～{ $last }手目
# Asks what a card shows. $title: its title, without a question mark.
explain-what-is-this = { $title }：これは何？
# The reason for a move of a tower, in short. $digits: the moves that are left, in binary. $far: 44 to go.
explain-smallest-moves = { $disc }が動きます。あるべき杭にまだないもののうち、一番小さいからです。
explain-last-one-moves = 2進数で{ $digits }：{ $far }。最後の1にあたる{ $disc }が動きます。

## The list of cards

# Kinds of methods, as headings of a list of cards, the easiest first; the first heading and the last one have a note.
explain-decide = 判断する
explain-count = 数える
explain-build = 組み立てる
explain-routine = 手順で覚える
explain-question = 何でも質問
explain-start-here = まずここから
explain-deeper = もっと深く

## Parts of a card that lead somewhere, to be heard.

explain-go-to-step = ステップ{ $step }へ
# Opens another task.
explain-open = 開く
# What a part says, and where it leads: 8 must come off: go to step 85.
explain-text-and-way = { $text }：{ $way }

## Where a method has no answer.

method-up-to = 大きさ{ $most }まで表示できます。
method-of-other-puzzle = この方法は別のパズルのものです。
method-one-ring-at-a-time = リングを1個ずつ動かすときだけ使えます。
method-toward-all-off = ゴールが全リング外し（すべて0）のときだけ使えます。
method-between-on-and-off = 全リング掛けと全リング外し（すべて1とすべて0）の間の経路でだけ使えます。
method-tower-to-tower = 塔全体を別の杭へ移す最短経路でだけ使えます。
method-from-both-piles = 両方の山から石を取れるときだけ使えます。
method-on-a-line = 全状態が一列に並ぶときだけ使えます。ここでは行き止まりのある木になります。
method-none = このパズルには、1手ずつ説明する方法がありません。経路は計算か探索で求めます。
# A word of a command that names no method. $word is quoted, $ids lists those that there are.
method-unknown = このパズルに{ $word }という方法はありません。次のどれかを使ってください：{ $ids }。
# The same for a puzzle without methods. $why: method-none.
method-none-such = { $word }：{ $why }

## Rings, a tower and a binary counter on one timeline.

# Beside and below the columns of digits; together-last names the step that led there.
together-gray = グレイコード
# What a step does to all three. $piece is a number: ring, disc and bit are numbered alike.
together-moved = ステップ{ $step }で{ $piece }番が動いた
together-will-move = 次：{ $piece }番
together-bit = ビット{ $piece }が0から1へ：{ $from } → { $to }

## The ruler sequence.

ruler-title = ものさし
# $from: from all off. $piece: ring g(k).
ruler-numbering = 手に番号を付けます（{ $from }）。k手目に動くのは{ $piece }です。kが奇数ならg(k)は1、偶数ならg(k ÷ 2) + 1です。ものさしの目盛りの長さと同じ並びになります（グロ、1872年）。
# Where one is: $made moves from there, and move number $next is the next.
ruler-going-up = 今はk = { $made }、上りです。次は{ $next }手目なので、{ $piece }の番です。
ruler-going-down = 今はk = { $made }、下りです。次に{ $next }手目を取り消すので、{ $piece }の番です。
ruler-at-goal = 今はk = { $made }、ゴールです。
ruler-why = この数列では、ある並びの直後に同じ並びが続くことはありません。一つおきの項は1です。1を取り除き、ほかから1を引くと、また同じ数列になります。ある並びの直後に同じ並びが続いたとしましょう。1の位置が合うので、並びの長さは偶数です。1を取り除くと長さは半分になります。これを繰り返すと、並びはただ一つの項になり、隣と等しいことになります。ところが隣り合う2項のうち、1はちょうど一つです。
ruler-term-is = 第{ $k }項は{ $term }です。
# Where a block of a word is written twice in a row. $twice is the block.
ruler-first-square = 最初の繰り返し：{ $twice } { $twice }、第{ $place }項から。
ruler-no-square = すぐに繰り返される並びはありません。
# What is known of sequences without such repeats, in the card and in the greedy builder; and of two games about them, with its sources.
ruler-known-words = 2種類の数では、すぐ続く繰り返しのない数列は3項で終わります（1 2 1か2 1 2）。3種類なら限りなく続けられます（トゥエ、1906年）。
ruler-known-turns = ゲームにしてみます。2人が交互に文字を書き足し、後手は2文字以上の並びをすぐ繰り返させようとし、先手はそれを避けます。2文字なら後手は6文字以内に必ず成功し、3文字なら16文字以内に成功します。37文字あれば先手は限りなく持ちこたえ（Pegden、2011年）、6文字でも（Grytczuk、Kozik、Micek、2013年）、4文字でも持ちこたえます（Rosenfeld、2021年）。ただし最後の証明は、4文字での指し方を教えてくれません。
ruler-known-places = 代わりに、一方が次の文字の場所を好きに決め、もう一方は文字だけを選ぶことにすると、12文字あれば持ちこたえられ、4文字では足りません（Grytczuk、Szafruga、Zmarz、2013年）。5文字から11文字については、だれも知りません。

## Questions that are typed: the names of the fields, what goes back to the states of the board, and what is wrong.

asked-x = 状態xから
asked-y = 状態yへ
asked-k = k手目
asked-follow = 盤面に合わせる
asked-only-moves = xからyへは{ $moves }しかありません。

## Heads and words of tables in several methods.

table-piece = ピース
table-in-place = 正しい位置
table-moves = 手数

sources-elsewhere = ほかのサイトにある出典（リンクはGrosの外へ出ます）：
ruler-term = 何番目の項か
ruler-word = 数列にすぐ続く繰り返しがあるか調べる
