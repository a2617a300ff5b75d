### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

# The button that opens a proof, and its name for those who do not see the card; $title is the title of the proof.
proof-why = なぜ？
proof-why-of = なぜ？　{ $title }
# Which step of a proof is shown, and the buttons beside it.
proof-step-of = { $step } / { $steps }
proof-back = 前の段階
proof-next = 次の段階

## All states form one line. $piece: ring 4; $joint: 1100; the counts bring their spaces.
proof-fold-title = 全状態が一列に並ぶ理由
proof-fold-tag = Kuo、定理1
proof-fold-copies = 番号の小さいピースの状態が一列に並び、一方の端がすべて0、もう一方の端が先頭だけ1だとします。{ $piece }が加わると、その写しがもう一つできます。1桁だけ0から1に変わった、同じ列です。写しの中では、番号の小さいピースだけが動きます。
proof-fold-joint = { $piece }が動けるのは1か所だけです。次の桁が1で、そのあとがすべて0のとき、つまり{ $joint }のようなときです。番号の小さいピースにとっては先頭が1の端なので、ただ一つの手が、二つの写しをそこでつなぎます。
proof-fold-line = 二つ目の写しを開くと、二つは2倍の長さの一列になります。{ $all }状態です。両端はやはり、すべて0と、先頭だけ1です。ピース1個なら0と1の2状態の列なので、このことはピース2個、3個、何個でも成り立ちます。列の上では、進むか戻るかしかできません。

## f(1w) = 2^n − 1 − f(w). $w is a word of 0s and 1s; $piece: ring 4; the others are numbers.
proof-swap-title = 1がそのあとの桁を反転させる理由
proof-swap-tag = Kuo、定理3
proof-swap-words = fはすべて0までの手数です。先頭の0は何も変えません。そのピースは動かなくてよいからです。f(0w) = f(w)。ここではw = { $w }、f(w) = { $low }です。
proof-swap-mirror = 先頭の1は0にならなければならず、それができるのは{ $joint }のとき、つまり番号の小さいピースが列の反対側の端にあるときだけです。だから{ $piece }が1の写しは、0の写しの鏡映です。
proof-swap-sum = 手数を数えます。1wから{ $joint }まで2^(n−1) − 1 − f(w) = { $rest }、{ $piece }に1、そこからすべて0まで2^(n−1) − 1 = { $ones }です。2進数では2^n − 1は1の並びで、そこから数を引くと、その数の各桁が反転します。つまり1のあとの桁が反転します。
proof-swap-mirror-name = 鏡

## Theorem 2 of Kuo, with the number of pieces in place of f. $piece: ring 1; $of: rings or others.
proof-parity-title = 奇数なら{ $piece }である理由
proof-parity-tag = Kuo、定理2（fを使わずに）
proof-parity-bands = { $of ->
    [rings] 1手ごとに、掛かっているリングの数は1変わり、隣の帯へ移ります。
   *[others] 1手ごとに1桁変わるので、1の個数は1変わり、隣の帯へ移ります。
}
proof-parity-last = { $of ->
    [rings] 最後の1手は、1個だけ残った{ $piece }を外す手です。手は{ $piece }ともう一方のリングとで交互になり、掛かっているリングの数も奇数と偶数で交互になります。だからどこまでさかのぼっても、奇数なら{ $piece }、偶数ならもう一方のリングです。
   *[others] 最後の1手は、1が一つだけ残ったときの{ $piece }の手です。手は{ $piece }ともう一方とで交互になり、1の個数も奇数と偶数で交互になります。だからどこまでさかのぼっても、奇数なら{ $piece }、偶数ならもう一方です。
}
# On the picture: what the bands count, and what the dots hold.
proof-parity-on = { $of ->
    [rings] 掛かっているリング
   *[others] 1の個数
}
proof-parity-moves = 点の中の番号：動くもの

## Odd never on odd. $n, $floor and $smaller are numbers; $from, $third and $to are pegs.
proof-floors-title = 奇数の上に奇数がのらない理由
proof-floors-tag = 帰納法
proof-floors-aside = 各杭の床に番号を付けます。スタートとゴールの杭はn + 1、残りの杭はnです。ここではn = { $n }で、奇数か偶数かだけが問題です。円盤{ $n }より上の塔は{ $from }から{ $third }へ行きます。円盤{ $n }の上に立ち、床{ $n }へ行き、床{ $floor }が空いています。円盤が1枚少ない、同じ形です。
proof-floors-largest = 円盤{ $n }は{ $from }から{ $to }へ、床{ $floor }からもう一つの床{ $floor }へ行きます。{ $n }と{ $floor }は一方が奇数、もう一方が偶数なので、うまく合います。
proof-floors-follow = 小さい塔が{ $third }から{ $to }へ続きます。床{ $n }から円盤{ $n }の上へ、床{ $floor }が空いたままで、また同じ形です。だから1枚少ない場合に成り立てば{ $n }枚でも成り立ち、同じ偶奇どうしが重なることはありません。小さい塔はいつも逆回りなので、隣り合う円盤は逆向きに回ります。
# On the picture.
proof-floor = 床{ $number }
proof-lies-on = { $disc }は{ $number }の上
proof-peg-start = { $peg } スタート
proof-peg-third = { $peg } 残り
proof-peg-goal = { $peg } ゴール

## Wythoff's game: from hot to cold. $from and $to are positions: (7,11).
proof-ways-out-title = どの必勝局面からも必敗局面へ行ける理由
proof-ways-out-tag = 三つの場合
proof-ways-out-cold = 必敗局面から別の必敗局面へは行けません。使う数はすべて異なり、差もすべて異なるので、必敗局面の行、列、斜めの線は、ほかの必敗局面を通りません。図は{ $from }の場合です。
proof-ways-out-partner = x ≤ yである必勝局面(x, y)には必ず抜け道があり、三つの場合に分かれます。一つ目：xが必敗の組の大きいほうの数のとき。yをその相手まで減らします。{ $from }から{ $to }へ。
proof-ways-out-column = 二つ目：xが組の小さいほうの数で、yがそれには大きすぎるとき。yを減らします。{ $from }から{ $to }へ。
proof-ways-out-diagonal = 三つ目：xが小さいほうの数で、yが小さすぎるとき。xとyの差はその組の差より小さいので、その差をもつ組はもっと前にあります。両方を減らします。{ $from }から{ $to }へ。どの数もちょうど一つの組に入るので、ほかの場合はありません。
proof-ways-out-case = { $from }は{ $case ->
    [partner] 一つ目
    [column] 二つ目
   *[diagonal] 三つ目
}の場合です。{ $to }を渡します。
# A choice of a position on the board; the two fields are named by the axes.
proof-ways-out-choose = 盤面の局面を選んでください：
proof-ways-out-right = x、右へ
proof-ways-out-up = y、上へ
proof-ways-out-is-cold = { $from }は必敗局面です。別の必敗局面へ行く手はありません。

## Beatty's theorem. $n and $next are numbers, the others too; $sum: 5 + 3 = 8.
proof-beatty-title = 二つの行にどの数も一度ずつ現れる理由
proof-beatty-tag = ビーティ
proof-beatty-quotients = { $next }をφとφ²で割ります。1/φ + 1/φ² = 1なので、商の和は{ $next }です。どちらの商も整数ではないので、切り捨てると和は1小さくなります：{ $sum }。
proof-beatty-gaps = 切り捨てた商は、{ $next }より前にあるφの倍数とφ²の倍数の個数です。だから{ $next }より前には合わせて{ $n }個あり、同じように、どの数についても、その前にある個数は数より1少なくなります。したがって、ある数から次の数までの間にちょうど1個ずつあり、切り捨てるとどの数も一度ずつ得られます。
proof-beatty-golden = なぜφなのか？　二つの行が、あるaとbの倍数を切り捨てたものだとします。k番の組の差はkなのでb = a + 1、すべての数を分け合うには1/a + 1/b = 1が必要です。合わせるとa² = a + 1。つまりaは黄金比φ、bはφ²です。
proof-beatty-lower = φの倍数：行a(k)
proof-beatty-upper = φ²の倍数：行b(k)

## Three pairs of pegs. $from, $third and $to are pegs; $pair: “A–B”; $pairs: “A–C, B–C, A–B”, as hanoi-pairs writes them.
proof-pairs-title = 三つの組に順番が回る理由
proof-pairs-tag = 円盤1を追う
proof-pairs-smallest = 円盤1は一手おきに動きます。円盤1が2回続けば1回で済み、ほかの円盤が2回続けば行って戻るだけだからです。いつも同じ向きに回るので、円盤1の通る組は順に{ $pairs }です。
proof-pairs-others = その間、円盤1は自分の杭の一番上にあり、ほかの円盤はその杭を出ることも、そこへ行くこともできません。だから{ $from } → { $to }の次の手は、残りの2本{ $from }と{ $third }の間です。
proof-pairs-cycle = 連続する3手を見ましょう。円盤1が{ $from } → { $to }、次に組{ $pair }、次に円盤1がさらに{ $to } → { $third }。どの組も一度ずつ出ました。次の3手も同じ組です。円盤1のある{ $third }を使わない組、円盤1が{ $from }へ、{ $from }を使わない組。これで円盤1は元の杭に戻り、また最初から繰り返します。

## From the pegs to the number of the step. $disc: disc 4; $smaller: disc 3; $from, $third and $to are pegs; $pegs: CBBA; $digits: 1001.
proof-same-peg-title = 同じ杭なら同じ数字になる理由
proof-same-peg-tag = 半分の半分
proof-same-peg-halves = ステップに0から2^n − 1までの番号を付け、2進数n桁で書きます。まん中で{ $disc }がただ一度動きます。前半では{ $from }にあり、その桁（最初の桁）は0、後半では{ $to }にあり、桁は1です。
proof-same-peg-next = どちらの半分でも、{ $disc }より上の塔が一度移り、一番下の{ $smaller }は半分のまん中で動きます。前半は{ $from } → { $third }、後半は{ $third } → { $to }です。前半は{ $disc }と同じ杭から始まるので、初めはどちらも0、離れると小さいほうが1になります。後半は同じ杭で終わるので、別の杭にある間は小さいほうが0、来るとどちらも1になります。いずれにせよ、同じ杭なら同じ数字、違う杭ならもう一方の数字です。
proof-same-peg-on = 次に小さい円盤も同じで、円盤1まで続きます。円盤iが動くまで（数字0）、上の塔は円盤iの杭から始まり、動いたあと（数字1）は円盤iの杭で終わります。ここでは、円盤は大きいほうから{ $pegs }にあります。だから数字は{ $digits }、ステップは{ $step }です。
# On the picture: what stands in each part of a row.
proof-same-peg-cells = 杭と数字

## How often a disc has moved. $disc: disc 3; $size is its number; $half and $period are numbers; $ones is a count of moves.
proof-blocks-title = 回数を切り捨てる理由
proof-blocks-tag = まるごとの区切り
proof-blocks-when = 円盤{ $size }枚の塔は{ $ones }かかり、一番下の{ $disc }はそのまん中、{ $half }手目に動きます。もっと大きい円盤があれば、次にそのどれかが動き、また小さい塔が移ります。だから{ $disc }は{ $half }手目に動き、そのあと{ $period }手ごとに動きます。
proof-blocks-count = { $half }手早く数え始め、{ $period }手ずつに区切ると、{ $disc }の手はどれも区切りの終わりになります。k手のあと、(k + { $half }) / { $period }個の区切りが過ぎています。最後の区切りが途中なら、その終わりの手はまだです。だからまるごと過ぎた区切りだけを数える、つまり切り捨てるのです。

## The moves from all 1s to all 0s. $word: 1111; $digits: 1010; $cells is a number; $sum: 1 + 4 + 16.
proof-thirds-title = 2のべきの3分の2を切り捨てる理由
proof-thirds-tag = 4のべき
proof-thirds-digits = すべて1のときは、写しと反転が交互になります。最初の1は写し、2番目は反転し、3番目はまた写します。だからすべて0までの手数fは、2進数で1010…です。ここでは{ $word }が{ $digits }になります。
proof-thirds-square = 桁数が奇数なら、最後の桁は1で、そこから一つおきに1です。これは4のべきの和です。{ $cells }マスの正方形を四つに切り、その一つをまた四つに切り、1マスになるまで続けます。どの大きさも三つずつあり、そのうち一つに色が付いていて、1マス余ります。だから色の付いた{ $sum }は、{ $cells } − 1の3分の1です。
proof-thirds-rounded = 桁数が偶数なら、最後に0が一つ増えるので、すべて2倍です。正方形二つと、余り2マスです。どちらにしても、2^(n+1)はfの3倍に1か2を足したものです。これは3より小さいので、2^(n+1)を3で割って切り捨てると、ちょうど余りだけが消えます。

## f ⊕ ⌊f/2⌋ is the state.
proof-half-title = 半分とのXORがグレイコードになる理由
proof-half-tag = 隣との比較
proof-half-differ = fの2進数の各桁は、状態のそこまでにある1の個数が奇数かどうかを表します。次の桁では、状態のその桁が1なら変わり、0なら変わりません。だからfの各桁を一つ前と比べましょう。違うところで、状態は1です。
proof-half-shift = fの半分は、同じ桁を一つ右へずらしたものです。切り捨てで最後の桁が消えます。そのあとに比べる桁がないからです。こうして各桁が一つ前の桁の上に来て、XORが両者を比べます。同じなら0、違えば1。これが状態です。

## The states of a puzzle of one’s own form a tree. $piece: piece 3; $guard: 21.
proof-tree-title = 道が一つしかない理由
proof-tree-tag = 一番遅いピースで
proof-tree-copies = { $piece }が動かない間は、より速いピースだけが動きます。だから{ $piece }の位置ごとに、速いピースの状態の木の写しが一つずつあります。
proof-tree-joint = { $piece }が位置から位置へ移れるのは、速いピースが決まった一つの状態にあるときだけで、最初は{ $guard }です。だからただ一つの手が、隣り合う写しをつなぎます。
proof-tree-whole = 木が一列に並び、それぞれ次の木とただ一つの手でつながれば、全体が一つの木です。どの2状態の間にも、引き返さない道がちょうど一つあり、完全に行き詰まることはありません。ピース1個なら位置の列なので、ピース2個、3個、何個でも成り立ちます。木の手の数は、状態の数より1少なくなります。
