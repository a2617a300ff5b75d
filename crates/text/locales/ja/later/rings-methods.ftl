### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they are called, what they show, and where they hold
rings-expect-seen = 番号の大きいものから順に、各行が1個ずつ、あるべき状態を示します。まだそうなっていなければ、下の行が、先に何が必要かを、動かせるところまで示します。
rings-expect-reach = 任意の状態と任意のゴール。数として読めるのは、ゴールがすべて0のときだけです。
rings-alternation-seen = 可能な手は多くて二つです。自由に動く端のものと、そこから数えて最初の1の次のものです。二つは交互に動き、2本のレーンがこの先の手を示します。
rings-alternation-reach = 任意の状態と任意のゴール。ゴールのほうが数が大きいときは、奇数と偶数が入れ替わります。
rings-gray-code-seen = どの符号語も一つ前と1桁だけ違う並びと、それが何の役に立つか。
rings-one-by-one-reach = 1個ずつ動かす限り、任意の状態と任意のゴール。
rings-two-rules-seen = 二つの規則で、グレイコードを1語ずつ書いていきます。状態はその符号語の一つです。
rings-binary-seen = 状態を1と0で表し、その下に、それが表す2進数を示します。その数が、すべて0になるまでの手数です。
rings-shifts-seen = 同じ2進数を、コンピュータの得意な方法で、桁をまとめて数回演算して求めます。
rings-decrement-seen = 1手ごとに2進数は1変わります。繰り上がりや繰り下がりで2進数の桁がたくさん変わっても、グレイコードで変わるのは1桁だけです。
rings-automaton-seen = 二つのモードをもつ機械が、状態を読み、その下に2進数を書きます。最後の桁が、どれの番かを教えます。
recursion-seen = 各行は進行中の仕事で、より小さい同じ種類の仕事からできています。枠で囲んだ部分が今しているところで、下の行がそれを分解します。
rings-recursion-reach = すべて1とすべて0の間だけ。
rings-purposes-seen = 経路を1手ずつ見ます。それぞれの手が、何の準備で、最終的に何のためかを示します。
rings-purposes-reach = 任意の状態と任意のゴール。表示は多くて21手です。
rings-mirror-seen = n桁の符号は、n − 1桁の符号と、それを逆にして第n桁を変えたものです。別の並びから鏡映しても、やはりグレイコードになりますが、これとは別のものです。
rings-strategy-one-seen = いつも自由に動く端から始め、違っていたら全部戻すと、どうなるか。
rings-strategy-reach = ゴールがすべて0のときだけ。9桁では、最初の1手をまちがえると、2手で済むところが1,020手かかることもあります。
rings-strategy-two-seen = いつも自由に動く端から始め、違っていたら折り返すと、どうなるか。
rings-questions-seen = スタートとゴールについての六つの質問に、1手も動かさずに答えます。

## The card of what has to happen first: a ladder of rings
# A rung: how a ring already is. How it is not yet is in hint.ftl.
rings-ring-is = { $place ->
    [on] { $ring }は掛かっている
   *[off] { $ring }は外れている
}
rings-wish-now = 今動かす
# Below the ladder; it becomes a sentence.
rings-expect-free = { $place ->
    [on] 妨げるものはないので、{ $ring }を掛けます
   *[off] 妨げるものはないので、{ $ring }を外します
}
# $digits is a binary number, $to_go how far it is to the goal: “21 to go”.
rings-expect-read-down = 列を上から下へ、「済み」を0、ほかを1として読みます。2進数{ $digits }がゴールまでの距離です：{ $to_go }。
# The same card in short: a row of rings, and what they have to do with each other.
rings-peek = それぞれが隣を待つ
rings-then-alternate = あとは交互に動かします。

## The card of two rules
# $rule is one of the two rules below; $parity is that of how many rings are on.
rings-alternation-first = { $on ->
   *[other] { $parity ->
        [odd] 掛かっているリングは{ $on }個、奇数なので、{ $rule }。
       *[even] 掛かっているリングは{ $on }個、偶数なので、{ $rule }。
    }
}
# A table of both parities and their rules.
rings-odd = 奇数
rings-even = 偶数
rings-rule-ring-one = リング1を動かします
rings-rule-other-ring = リング1から数えて最初に掛かっているリングの次を動かします
rings-alternate = あとは交互に動かします。同じリングを2回続けて動かしても、元に戻るだけです。
# The name of a lane of the moves that follow: not those of ring 1.
rings-lane-other-ring = もう一方

## The card of what a Gray code is
rings-gray-code-is = グレイコードとは、0と1でできた同じ長さの符号語をすべて、隣どうしが1桁だけ違うように並べたものです。2進数の数え上げはそうなりません：
# $flips: 4.
rings-gray-code-carry = 7から8では、2進カウンタは0111から1000へ一度に{ $flips }桁変わります。グレイコードでは1桁だけです。
rings-gray-code-dial = これは、桁が変わる途中で読み取るときに大事です。四つのセンサーが、回る目盛り盤の位置を1桁ずつ読むとしましょう。ぴったり同時に切り替わることはないので、2進数の目盛り盤は、7と8の間で0から15のどの数にも見えることがあります。グレイコードなら、あやふやなのは1桁だけで、7か8に見えます。
rings-gray-code-who = ベル研究所のフランク・グレイがこの符号を信号の伝送に使い（特許は1947年出願、1953年成立）、名前の由来になりました。ルイ・グロは1872年に、チャイニーズリングの中にこれを見つけていました。
# $number and $after bring their spaces; $flips is a count, $piece: ring 3. $of: rings or others.
rings-gray-code-here = { $of ->
    [rings] リングも同じです。ここでは、全リング外しまでの手数fが{ $number }から{ $after }になり、2進数は{ $flips }桁変わりますが、動くリングは{ $piece }だけです。
   *[others] ピースも同じです。ここでは、すべて0までの手数fが{ $number }から{ $after }になり、2進数は{ $flips }桁変わりますが、動くのは{ $piece }だけです。
}
rings-gray-code-cube = 3桁の符号語を立方体の頂点に置き、1桁だけ違う二つを辺が結ぶようにします。するとグレイコードは、すべての頂点を一度ずつ通る、辺に沿った道、つまりハミルトン路です。
# $list: 000 → 001 → 011, and so on.
rings-cube-along = { $list }：どの一歩も辺に沿っています。
# $jumps: how many steps do not.
rings-cube-off = { $list }、2進数の数え上げ：{ $jumps }か所で辺から離れるので、グレイコードではありません。
rings-gray-code-not-unique = 3桁では、どちらの端から数えるかも区別して、このような道が144本あります。上の一つ目が鏡映でできるもので、手はこれをたどります。
# Opens two paragraphs.
rings-history = チャイニーズリングの由来
rings-history-told = 二つの話が伝わっていますが、どちらも証明できません。一つは戦国時代の恵施とするもので、つながった環も解けると言ったと伝えられます。しかし『戦国策』の玉の環は、互いに通した二つの環にすぎず、このパズルではありません。もう一つは、諸葛亮（181～234年）が、留守の間の妻の慰めにリングを考え出したという話です。
rings-history-known = 本当の考案者はわかっていません。ヨーロッパでは1550年にカルダーノが記述し、1872年にルイ・グロが2進数で解き明かしました。

## The card of the Gray sequence
# $item is the place of an item in the sequence, and brings its spaces. Down is towards its beginning.
rings-item = { $heading ->
    [down] これはグレイコードの第{ $item }語です。戻るには、この語を作った変化を取り消します。
   *[up] 次はグレイコードの第{ $item }語です。
}
# $one is ring 1, $ring the outermost ring that is on, $next the ring behind it.
rings-rule-of-item = { $parity ->
    [odd] 奇数番目の語では、最後の桁（{ $one }）が変わります。
   *[even] 偶数番目の語では、最後の1の左の桁が変わります。最後の1は{ $ring }なので、{ $next }が変わります。
}

## The card of binary and Gray code
rings-binary-rule = 0から始めて左から右へ。直前の2進の桁を繰り返し、リングが掛かっているところで反転します。
# The rows of a table with a column for each ring.
rings-row-gray = グレイ
rings-row-flips = 反転
rings-row-binary = 2進
rings-row-weight = 重み
# $sum is a number, or a sum of weights and what it makes: “256 + 64 = 320”; $far is how far it is to the goal: “320 to go”.
rings-binary-sum = { $goal ->
    [0] = { $sum }：{ $far }。
   *[other] = { $sum }。ゴールは{ $goal }：{ $far }。
}
# The columns of a table of the steps around this one, and what is to be seen in it.
rings-column-gray = リング＝グレイ
rings-column-to-go = 残り
rings-row-by-row = 1行ごとに2進数は1変わり、動くリングは1個だけです。

## The card of shifts
rings-shifts-rule = 符号語と、それを右へ1桁ずらしたものとのXORを取ります。結果に対して、ずらす桁数を2、4、…として同じことを繰り返します。
# It becomes a sentence.
rings-shifts-number = 最後の行は2進数で{ $number }です

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] 状態を2進数に直し、1を引いて、元の符号に戻します。
   *[up] 状態を2進数に直し、1を足して、元の符号に戻します。
}
# A cell of a table, in the place of the state itself.
rings-this-state = この状態
# $turned is how many binary digits change, $ring the ring that does.
rings-decrement-carry = { $turned ->
    [1] 2進数の最後の桁だけが変わるので、{ $ring }が動きます。
   *[other] 2進数の最後の{ $turned }桁がすべて反転しますが、グレイコードで変わるのは{ $ring }の桁だけです。
}

## The card of the machine that copies or swaps
rings-automaton-rule = 左から右へ読み、写すことから始めます。1のたびに、写すのと、0と1の反転とを切り替えます。
# The rows of a table with a column for each ring: the digit that is read, what is done with it, what is written.
rings-row-read = 読む
rings-row-mode = モード
rings-row-written = 書く
# What is done with a digit.
rings-mode-copy = 写す
rings-mode-swap = 反転
# The drawing of the machine in words.
rings-machine = 写す、反転の二つのモードがあります。0ならモードはそのまま、1なら切り替わります。
# $last is the last digit, $turn whose turn it is: ring-one or other-ring; $one is ring 1. Here and below, $of is rings, or
# others: pieces with two places that have names of their own.
rings-automaton-turn = { $turn ->
    [ring-one] 最後の桁は{ $last }なので、{ $one }の番です。
   *[other-ring] { $of ->
        [rings] 最後の桁は{ $last }なので、もう一方のリングの番です。
       *[others] 最後の桁は{ $last }なので、{ $one }から数えて最初の1の次の番です。
    }
}

## The cards of recursion and of mirroring
# Where the recursion holds, beside its name.
rings-on-and-off-only = 全リング掛けと全リング外しの間
rings-stack-rule = どの仕事も、四つの小さい仕事からできています。強調した部分が今しているところです。
# The names of jobs, as in a program: “down(9)”, “up(n − 1)”.
rings-job-down = down
rings-job-up = up
rings-mirror-rule = m桁の符号を作るには、(m − 1)桁の符号の各語の前に0を付けて書き、続けて同じ並びを逆順に、前に1を付けて書きます。表は3桁の場合で、その下の行が次の手までこの再帰をたどります。
# Where the rows of the recursion count from. $from: a state; $last: the number of moves along the whole line. $of: rings or others.
rings-mirror-count = { $of ->
    [rings] 各行は、{ $from }から始まる{ $last }手の、全状態の列に沿って数えます。全リング掛けから全リング外しまでは、その一部にすぎません。
   *[others] 各行は、{ $from }から始まる{ $last }手の、全状態の列に沿って数えます。
}
# Opens the table of a different code.
rings-other-code = グレイコードはこれだけではない
rings-other-code-rule = 2桁の語を別の順に並べて鏡映しても、やはり隣どうしは1桁だけ違いますが、手はそのとおりには進めません。
rings-mirror-job-path = 逆順
rings-mirror-job-back = 順方向
# The columns of a table of Gray codes, and the two halves of the code in the middle one.
rings-column-rings = リング
rings-column-half = 下2桁
rings-column-other-code = 別のグレイコード
rings-half-forward = 順方向
rings-half-backward = 逆順
# Which of a job's moves is next; the numbers bring their spaces.
rings-move-of = { $next }手目 / { $all }
# Below the program of the recursion. $down and $up are the names of jobs.
rings-stack-kinds = { $down }と{ $up }はどちらも自分自身を呼び出します（直接再帰）。互いに相手も呼び出します（間接再帰）。
# Opens how to do without recursion. $job: down(n).
rings-stack-loop = 同じことをループで
rings-stack-loop-rule = 再帰の代わりに、ループとスタックを使えます。最初、スタックには{ $job }だけがあります。一番上のものを取り出すことを繰り返します。手ならその手を動かし、仕事ならその4行を最後の行から順にスタックへ積みます。n = 0の仕事は捨てるだけです。スタックが空になれば、すべて終わりです。

## The card of what each move is for
rings-purposes-rule = 奥から手前へ考えます。リングを動かせるのは、一つ手前のリングが掛かっていて、それより手前がすべて外れているときだけです。だから手前のリングは、奥のリングの準備として動きます。
# A move, and what it makes possible: $near right after it, $far in the end. Each becomes a sentence. $mv is a move of a
# ring; $near and $far are made of rings-wish.
rings-purpose-last = { $mv }：このあと、これより奥のリングは動きません
rings-purpose-and-aim = { $mv }：{ $near }ため、ひいては{ $far }ため
# The columns of a table of moves: the number of a move, the ring that moves, what it is for.
rings-column-move = 手
rings-column-ring = リング
rings-column-so-that = 何の準備か
# Over moves with the same aim in the end. $aim is made of rings-wish: “ring 8 can come off”; $span: “moves 120 to 140”.
rings-purposes-group = { $span }：{ $aim }ため
# Leads to another task.
rings-five-rings = 五連環を1手ずつ：21手

## The cards of the strategies
rings-strategy-one-rule = { $of ->
    [rings] { $one }（R）から始め、もう一方のリング（S）と交互に動かします。Sができなくなったら、全部戻してSから始めます。
   *[others] { $one }（R）から始め、もう一方の手（S）と交互に動かします。Sができなくなったら、全部戻してSから始めます。
}
rings-strategy-two-rule = { $of ->
    [rings] { $one }（R）から始め、もう一方のリング（S）と交互に動かします。Sができなくなったら折り返します。もう一度Rを動かし、そのまま交互に続けます。
   *[others] { $one }（R）から始め、もう一方の手（S）と交互に動かします。Sができなくなったら折り返します。もう一度Rを動かし、そのまま交互に続けます。
}
# The parts of the route, in a table, and how long it is.
rings-leg-wrong = 逆向き
rings-leg-taken-back = 戻し
rings-leg-solved = 解決
rings-strategy-length = 合計：{ $moves }。
# Whether the first move was right; $wrong is a count of moves.
rings-strategy-right = この戦略は{ $one }から始め、ここではそれが正解です。
rings-strategy-wrong = この戦略は{ $one }から始めますが、ここでは逆向きです。{ $wrong }進んでから引き返します。

## The card of six questions: a table of questions and answers
rings-yes = はい
rings-no = いいえ
rings-is-solvable = 解けますか？
rings-is-unique = 経路は一つだけですか？
rings-how-far-to-all-off = すべてのリングを外すまで何手？
rings-how-far-to = { $to }まで何手？
# $number is that of a move, and brings its spaces.
rings-which-ring-is-move = { $of ->
    [rings] { $number }手目に動くリングは？
   *[others] { $number }手目に動くピースは？
}
rings-which-state-after = { $number }手目のあとの状態は？
# Opens the list of a paper’s examples; each has its number and its result, and leads to its state.
rings-examples = Kuoの論文の例
rings-example = 例{ $number }
rings-example-wrong-start = 1010からリング1で始めるのはまちがい。正しい経路は12手。
rings-example-graph = リング3個：8状態が一列。
rings-example-automaton = 写すか、反転か：f(011001001) = 010001110。
rings-example-numbers = 同じ列で、各状態の横にfを2進数で、111から000まで。
rings-example-other-code = 10、00、01、11を鏡映すると、別の3桁のグレイコードになる。
rings-example-xor = XORでも同じ：f(011001001) = 010001110。
rings-example-from-all-off = 全リング外しから123手で001000110。
rings-example-state-after = 101101100からリング1で始めて60手で111000110。
rings-example-which-ring = 同じ経路の56手目に動くのはリング8。
rings-example-which-disc = 円盤が十分あるどの塔でも、60手目に動くのは円盤3。

## Where the moves are numbered from by the ruler
# A rung of the ladder: what a ring must do before a larger one can move.
rings-rung-wish = { $way ->
    [on] { $ring }を掛ける必要あり
   *[off] { $ring }を外す必要あり
}

## How a ring moves in one’s hands, as a strip of five pictures
# Its title.
slow-title = { $place ->
    [on] { $ring }はどう掛ける？
   *[off] { $ring }はどう外す？
}
# A few words below each picture: of a ring that comes off,
slow-pull-back = 棒を手前に引く
slow-off-two = リングを持ち上げる
slow-off-three = 棒を下に通す
slow-turn-ring = リングを横に回す
slow-off-five = 間から落とす
# and of one that goes on.
slow-on-one = リングを下に構える
slow-on-three = 間から持ち上げる
slow-on-five = 棒を通す
slow-play = ゆっくり再生
# Below the picture in which the ring can’t go on.
slow-stuck = ここで引っかかります。

## Reasons and formulas on the cards
# $sum: 128 + 64 = 192.
rings-expect-costs = 済んでいない行は、番号をkとすると2^(k−1)手かかります：{ $sum }。
# The method as a table of two rows and two columns; its title opens it.
rings-expect-table = この方法を表で
rings-expect-wanted = 目標
rings-expect-so = もうそうなっている
rings-expect-not = まだそうでない
rings-expect-first = リング1
rings-expect-first-so = することはありません。
rings-expect-first-not = リング1を動かします。
rings-expect-other = リングn
rings-expect-other-so = リングn − 1の目標は「外す」。
rings-expect-other-not = リングn − 1が掛かっていて、それより手前がすべて外れていれば、リングnを動かします。そうでなければ、リングn − 1の目標は「掛ける」。
# $far is a number and brings its spaces.
rings-parity-of-both = { $of ->
    [rings] 決め手は、全リング外しまでの手数fが奇数かどうかです（Kuo、定理2）。掛かっているリングの数が奇数なのは、ちょうどfが奇数のときです。ここでは{ $on }個と{ $far }手です。
   *[others] 決め手は、すべて0までの手数fが奇数かどうかです（Kuo、定理2）。1の個数が奇数なのは、ちょうどfが奇数のときです。ここでは{ $on }個と{ $far }手です。
}
# Above a table and a formula.
rings-back-to-gray = グレイコードに戻すには（Kuo、定理4）：その数と、その半分（切り捨て）とのXORを取ります。
# Above two rows of digits that are buttons.
flip-title = どちらかの行の桁を反転して、もう一方を見てみましょう。
# The name of such a digit. $row: Gray or binary; $place: its place from the right, from 1; $digit: 0 or 1.
flip-digit = { $row }、{ $place }桁目：{ $digit }
# Shows the digits of the board again.
flip-back = この状態に戻す
rings-shifts-why = 1桁ずらしたあと、各桁は二つの桁のXORです。2桁ずらしたあとは四つ、4桁のあとは八つ。最後には、そこまでのすべての桁のXOR、つまり1の個数が奇数かどうかになります。
rings-decrement-why = なぜ一つだけなのか？　グレイコードの桁は、2進数の桁が一つ前と違うかどうかを表します。隣どうしが両方反転するところでは、それは変わりません。反転した桁の左端でだけ、一方が反転し、もう一方は反転しません。
rings-stack-lengths = 仕事の4行を足すと、その手数になります（Kuo、系1）：
rings-strategy-ends = 同じ手を2回続けても何も変わらず（Kuo、性質1）、手が一つしかないのは列の両端だけです（Kuo、性質2）。だから交互に動かすとまっすぐ一方の端に着き、出だしをまちがえると逆の端に着きます：
# What a strategy costs, as formulas.
rings-strategy-right-cost = 正しい出だし：f(x)
rings-strategy-wrong-cost = 逆の出だし：2·(2^n − 1) − f(x)
# Why a way exists, and only one; $states is a count and brings its spaces.
rings-formula-one-line = { $states }状態の一列（Kuo、定理1）

## Rings 1 and 2 together
pair-blocks-seen = 1個ずつ動かす列の上で、今いる状態のまわりの8状態です。リング1と2を同時に動かす二つの近道が、2状態を飛ばします。
pair-blocks-reach = リング1と2を同時に動かせる、任意の状態と任意のゴール。
pair-blocks-rule = リングを1個ずつ動かすものとして、全リング外しから状態に番号を付けます。8個ずつのまとまりの中で、0番と2番、5番と7番はリング1と2だけが違います。同時に動かせるなら、2手が1手で済みます。
pair-blocks-place = 番号
pair-blocks-passed = 経路
pair-blocks-yes = 通る
pair-blocks-no = 飛ばす
pair-blocks-count = だから一つのまとまりは8手ではなく6手で、1個ずつ動かしたときの全リング外しまでの手数fから手数が求まります：
