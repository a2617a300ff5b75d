### Exercises: questions with answers that are checked, on the page and on paper.

## Kinds of questions, on buttons and in the list of questions
quiz-kind-moves-left = 残り手数
quiz-kind-state-after = k手後の状態
quiz-kind-ring-at = k手目のリング
quiz-kind-next = 次の手
quiz-kind-binary = 2進数
quiz-kind-cold = 必敗か必勝か
quiz-kind-disc-at = k手目の円盤
quiz-kind-step-of = 塔のステップ
quiz-kind-least = 最少手数
quiz-kind-recurrence = 漸化式
quiz-kind-digits = 3進法で数える
quiz-kind-pegs-after = k手後の塔

## The questions
quiz-asks-moves-left = すべてのリングが外れるまで何手ですか？
# $number is how many rings there are, as a word up to ten; $at is the number of a move.
quiz-asks-state-after = リング{ $number }個がすべて掛かっています。{ $at }手目のあとの状態は？
quiz-asks-ring-at = リング{ $number }個がすべて掛かっています。{ $at }手目に動くリングは？
quiz-asks-next = すべてのリングを外します。次に動かすリングは？
quiz-asks-binary = この状態はどの2進数を表していますか？
# The stones of two piles.
quiz-asks-verdict = 局面({ $left }, { $right })は必敗ですか、必勝ですか？
quiz-asks-partner = 一方の山には石が{ $pile }個あります。必敗局面になるのは、もう一方が何個のときですか？
quiz-asks-disc-at = 円盤{ $number }枚の塔がAからCへ移ります。{ $at }手目に動く円盤は？
quiz-asks-step-of = 塔がAからCへ最短経路で移ります。この状態になるのは何手のあとですか？
# $number is how many discs there are, as a word up to ten.
quiz-asks-pegs-after = 円盤{ $number }枚の塔がAからCへ最短経路で移ります。{ $at }手目のあと、それぞれの円盤はどの杭にありますか？
quiz-asks-least-rings = リング{ $number }個がすべて掛かっています。全部外すのに最少で何手かかりますか？
quiz-asks-least-tower = 円盤{ $number }枚の塔を別の杭へ移すのに、最少で何手かかりますか？
# $less and $least are counts of rings, one and two fewer than $number; $moves and $fewer are counts of moves: “21 moves”.
quiz-asks-recurrence = リング{ $less }個を外すには{ $moves }、{ $least }個を外すには{ $fewer }かかります。{ $number }個では何手ですか？
# $zeros and $row are states.
quiz-asks-digits = { $zeros }から、各桁が行ったり来たりしながら数えます。{ $row }になるのは何手のあとですか？

## Below a question: what is given
quiz-given-rings = 状態は{ $row }：左がリング{ $ring }、1＝掛かっている。
quiz-given-tower = 状態は{ $row }：左が円盤{ $disc }。
quiz-given-game = 必敗：最善を尽くす相手には手番の側が負ける。必勝：手番の側が勝てる。
quiz-given-digits = 各ピースの位置は0、1、2です。自由なピースは右です。
quiz-given-columns = 列を押すと、そのリングの掛け外しが切り替わります。
quiz-given-discs = 円盤を押すと次の杭へ移ります。置きたい場所を押してもかまいません。
quiz-given-one-by-one = 1手でリング1個。
quiz-given-pegs = 杭3本、1手で円盤1枚、小さい円盤の上に大きい円盤は置けない。

## Answers
quiz-ring = リング{ $ring }
quiz-disc = 円盤{ $disc }
quiz-cold = 必敗
quiz-hot = 必勝
quiz-stones = 石{ $count }個
# $answer is one of the above, a state or a count of moves.

## Why the answer is right
# $row is a state, $digits a binary number, $number the same in decimal.
quiz-because-moves-left = 写しと反転で{ $row }は{ $digits }になり、これは{ $number }の2進数です。
quiz-because-binary = 各桁は一つ前の桁と同じで、リングが掛かっているところで変わります。{ $row }は{ $digits }、つまり{ $number }になります。
# $all − $at = $left moves are left; $digits is that in binary.
quiz-because-state-after = 残りは{ $all } − { $at } = { $left }手、2進数で{ $digits }です。左隣の桁と違うところで、リングが掛かっています。
# $left moves are left before the move; it can be halved $zeros times.
quiz-because-ring-at = { $zeros ->
    [0] その手の前の残りは{ $all } − { $at } + 1 = { $left }手で奇数なので、リング1が動きます。
   *[other] その手の前の残りは{ $all } − { $at } + 1 = { $left }手です。これは{ $zeros }回2で割れるので、リング{ $ring }が動きます。
}
# $count rings are on.
quiz-because-next-odd = 掛かっているリングは{ $count }個、奇数なので、リング1が動きます。
quiz-because-next-even = 掛かっているリングは{ $count }個、偶数なので、リング1から数えて最初に掛かっているリングの次が動きます。
# A cold position: the pair with the number $number, $large = $small + $number.
quiz-because-cold = ({ $small }, { $large })は必敗局面の{ $number }番の組です：{ $large } = { $small } + { $number }。そこからはどの手も必勝局面になります。
# A move leaves the cold position of $left and $right stones.
quiz-because-hot = 1手で必敗局面({ $left }, { $right })にできます。
quiz-because-disc-at = { $zeros ->
    [0] { $at }は奇数です。奇数手目にはいつも円盤1が動きます。
   *[other] { $at }は{ $zeros }回2で割れるので、円盤{ $disc }が動きます。
}
quiz-because-step-of = 一番大きい円盤から順に、数字は{ $digits }です。これは{ $number }の2進数です。
# $counts are counts of moves, separated by commas.
quiz-because-pegs-after = { $at }手目のあと、円盤は大きいほうから{ $counts }回動いています。それぞれ杭を回り、一番大きい円盤はA、C、B、次はA、B、C、と交互になります。
# $twice is the number for two rings fewer, $once for one ring fewer.
quiz-because-rings = どの数も、一つ前の数に、二つ前の数の2倍と1を足したものです：{ $once } + 2 × { $twice } + 1 = { $number }。
quiz-because-tower = 円盤が1枚増えるごとに、2倍して1を足します：2 × { $once } + 1 = { $number }。
quiz-because-digits = { $row }は3進数{ $digits }になり、これは{ $number }です。

## Where to begin: a hint
quiz-hint-moves-left = 左のリング{ $ring }から始めます。桁を写し、1のたびに、写すのと0と1の反転とを切り替えます。最後に2進数として読みます。
quiz-hint-binary = 左のリング{ $ring }から始めます。桁を写し、1のたびに、写すのと0と1の反転とを切り替えます。
quiz-hint-state-after = リング{ $number }個全部では{ $all }手かかります。{ $at }手目のあとは残り何手ですか？　それを2進数で書きましょう。
quiz-hint-ring-at = リング{ $number }個全部では{ $all }手かかります。{ $at }手目の前は残り何手で、それは何回2で割れますか？
quiz-hint-next = 掛かっているリングを数えましょう。奇数ですか、偶数ですか？
quiz-hint-cold = 必敗の組を書き出しましょう。小さいほうの山はまだ使っていない最小の数、差は1ずつ増えます：(1, 2)、(3, 5)、…
quiz-hint-disc-at = 奇数手目にはいつも円盤1が動きます。{ $at }は何回2で割れますか？
quiz-hint-step-of = 一番大きい円盤から始めます。Aなら0、Cなら1です。小さい円盤は、一つ大きい円盤と同じ杭なら同じ数字、違う杭ならもう一方の数字です。
quiz-hint-pegs-after = 円盤1は奇数手目に、円盤2は残りの手の一つおきに動き、以下同様です。それぞれの円盤は何回動きましたか？　円盤{ $disc }はA、C、B、次はA、B、C、と交互に回ります。
quiz-hint-least-rings = リング1個は1手、2個は2手です。そのあとの数はどれも、一つ前の数に、二つ前の数の2倍と1を足したものです。
quiz-hint-least-tower = 円盤1枚は1手です。2枚目が加わるとどう変わりますか？
quiz-hint-recurrence = リング1～{ $least }を外し、続いてリング{ $number }を外し、リング1～{ $least }を掛け直します。すると残りはリング{ $less }個です。
quiz-hint-digits = 左から始めます。左にある桁の和が奇数の間は、その桁は増えていくのではなく減っていきます。

## Kinds of mistakes
quiz-mistake-backwards = 逆から読んだ
quiz-mistake-forgot-to-swap = 反転し忘れた
quiz-mistake-wrong-end = 端が逆
quiz-mistake-one-off = 1違い
quiz-mistake-wrong-ring = リング違い
quiz-mistake-wrong-disc = 円盤違い
quiz-mistake-wrong-peg = 杭違い
quiz-mistake-wrong-pile = 山違い
quiz-mistake-wrong-verdict = 判定違い
quiz-mistake-forgot-one = 1の足し忘れ
quiz-mistake-doubling = 倍にするところが違う
quiz-mistake-other-puzzle = 別のパズルの公式
quiz-mistake-size = 大きさ違い
quiz-mistake-impossible = ありえない

## What a wrong answer tells; $wrong is that answer
# $row is the state from the other end.
quiz-backwards = { $wrong }は{ $row }の答えです。状態を右から読んでいます。左から始めましょう。
quiz-backwards-row = { $wrong }はリング1から始まっています。左に最初に書くのはリング{ $ring }です。
quiz-backwards-discs = { $wrong }は円盤1から始まっています。左に最初に書くのは円盤{ $disc }です。
quiz-forgot-to-swap-count = { $wrong }は、{ $row }をそのまま2進数として読んだものです。1のたびに、0と1を入れ替えなければなりません。
quiz-forgot-to-swap-binary = { $wrong }は状態そのものです。1のたびに、0と1を入れ替えなければなりません。
quiz-forgot-to-swap-state = { $wrong }は残り手数の2進数です。リングが掛かっているのは、左隣の桁と違うところだけです。
quiz-forgot-to-swap-pegs = { $wrong }は、{ $at }の2進数の1をC、0をAにしたものです。それで正しいのは一番大きい円盤だけです。
quiz-forgot-to-swap-step = 0を「一つ大きい円盤と同じ杭」とすると{ $wrong }になります。正しくは、同じ杭なら「その円盤と同じ数字」です。
quiz-forgot-to-swap-digits = { $wrong }は、{ $row }をそのまま3進数として読んだものです。しかし、左にある桁の和が奇数の間は、その桁は減っていきます。
quiz-wrong-end-count = { $wrong }は反対側の端、リング{ $ring }だけが掛かった状態からの距離です。
quiz-wrong-end-binary = 反転から始めると{ $wrong }になります。写すことから始めましょう。
quiz-wrong-end-state = { $wrong }は、すべて外れるまで残り{ $moves }の状態です。すべて掛かったスタートから数えましょう。
quiz-wrong-end-pegs = { $wrong }は、終わりまで残り{ $moves }の状態です。全円盤がAにあるスタートから数えましょう。
quiz-wrong-end-ring = 最初に全リングが外れていたなら、{ $at }手目に動くのはリング{ $wrong }です。ここでは全部掛かっています。
quiz-wrong-end-step = { $wrong }は残り手数です。これまでに何手動かしましたか？
quiz-one-more-state = { $wrong }は{ $at }手目のあとの状態です。1手行き過ぎです。{ $at }手目を戻しましょう。
quiz-one-less-state = { $wrong }は{ $at }手目のあとの状態です。あと1手必要です。
# $piece is a ring or a disc.
quiz-one-off-piece = { $at }手目に動くのは{ $piece }です。1手ずれています。
quiz-one-off = { $wrong }はとても惜しい答えです。最後の桁をもう一度確かめましょう。
quiz-one-off-pair = { $wrong }はとても惜しい答えです。組から組へ、差はちょうど1ずつ増えます。
quiz-wrong-ring = リング{ $wrong }は動かせますが、ゴールから遠ざかります。掛かっているリングの数は奇数ですか、偶数ですか？
quiz-wrong-disc = 円盤{ $wrong }は、これまでに動いた一番大きい円盤です。{ $at }手目そのもので動くのは？
quiz-wrong-peg = { $wrong }は杭Bへ行く経路の上にあります。最初の杭を逆にしましょう。
quiz-wrong-pile = { $side ->
    [small] { $pile }を組の大きいほうの山と考えましたが、小さいほうです。
   *[large] { $pile }を組の小さいほうの山と考えましたが、大きいほうです。
}
quiz-forgot-one-disc = { $wrong }は{ $at }を2で割れる回数です。一度も割れないときに動くのが円盤1です。
quiz-forgot-one-rings = { $wrong }は、リング{ $ring }自身の手を数えていません。
quiz-not-doubled = { $wrong }は、リング1～{ $least }を一度しか数えていません。外してから掛け直します。
quiz-doubled-other = { $wrong }は、リング{ $less }個の数を2倍にしています。2回するのはリング{ $least }個分の手間です。
quiz-other-rings = { $wrong }は円盤{ $number }枚の塔の手数です。リングのほうが少なくなります。
quiz-other-tower = { $wrong }はリング{ $number }個の手数です。塔のほうが多くなります。
quiz-other-recurrence = { $wrong }は塔の増え方です。一つ前の2倍に1を足しています。
quiz-size-rings = { $wrong }はリング{ $number }個の手数です。
quiz-size-tower = { $wrong }は円盤{ $number }枚の手数です。
quiz-impossible-state = { $wrong }は、全リング掛けから全リング外しへの経路には現れません。
quiz-impossible-pegs = { $wrong }は、AからCへの最短経路には現れません。

## When what was typed cannot be an answer
quiz-refused-empty = まず答えを入力してください。
quiz-refused-number = { $least }から{ $most }までの整数を入力してください。
quiz-refused-binary = 0と1だけを、{ $digits }桁以内で書いてください。
quiz-refused-rings = { $rings }桁で書いてください。1＝掛かっている、0＝外れている。
quiz-refused-pegs = A、B、Cのどれかを{ $discs }文字書いてください。
quiz-refused-verdict = 必敗か必勝かを選んでください。

## Buttons and labels
# Beside the title, $number is a count of pieces, $count of questions.
quiz-count = { $count }問
# $points is a number such as 2½, $count how many questions are done.
quiz-points = { $count }点中{ $points }点
quiz-seed = セット{ $seed }
quiz-question = 問{ $number }
quiz-question-of = 問{ $number } / { $count }
# The row of bars, for screen readers.
quiz-progress = 問{ $number } / { $count }、{ $done }問終了
# Before the field: which try it is, and what a right answer is still worth.
quiz-first-try = 1回目
quiz-second-try = 2回目
quiz-third-try = 3回目
quiz-one-point = 1点
quiz-half-a-point = 0.5点
quiz-no-points = 0点
# Units beside the field.
quiz-unit-moves = 手
quiz-unit-stones = 個
quiz-unit-binary = 2進数
# Names of fields.
quiz-field-ring = リングの番号
quiz-field-disc = 円盤の番号
quiz-next = 次へ
quiz-enter-check = 確認
quiz-enter-next = 次の問題
quiz-you = あなた
quiz-ring-first = リング{ $ring }から
# Three tiles: the state after a move; the middle one is asked for.
quiz-after = { $at }手後
quiz-after-you = { $at }手後、あなた
# How a question stands.
quiz-stands-right = 正解
quiz-stands-none = 正解、0点
quiz-stands-shown = 答えを表示
quiz-stands-open = 未解答
quiz-stands-second = 2回目
quiz-stands-third = 3回目
# In the list: the first answer, and what was wrong with it.
quiz-first-answer = 最初の答え：{ $wrong }
quiz-first-answer-was = 最初の答え：{ $wrong }（{ $mistake }）
# The end, and the screen for a teacher.
quiz-done = 全問終了
quiz-results = 結果
quiz-show-results = 結果を表示
quiz-to-questions = 問題に戻る
quiz-kept = 結果はこの端末に残ります。すべての答えとまちがいを1画面にまとめて、先生に見せられます。
quiz-mistakes-made = まちがい
quiz-no-mistakes = まちがいはありません。
quiz-times = { $mistake }：{ $count }回
# The heads of the columns of a table: questions, answers, solutions.
quiz-asked = 問題
quiz-answers = 答え
quiz-solution = 正解
quiz-start-over = 最初から
quiz-new = 新しい問題
# The settings.
quiz-settings = 問題を変える
quiz-kinds = 問題の種類
quiz-pieces = ピース数
quiz-questions = 問題数
quiz-link = クラス用リンク
quiz-link-refused = このリンクをコピーしてください：
quiz-print = 答え付きで印刷
# On paper.
quiz-name = 名前
quiz-paper-answers = 答え
quiz-paper-link = 同じ問題をページで（答え合わせ付き）：
