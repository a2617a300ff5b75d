### The Tower of Hanoi: the cards of its methods.

## The task
hanoi-not-plane = 杭が{ $pegs }本だと状態は{ $states }個あり、杭4本で円盤が1枚か2枚の場合を除いて、グラフを辺の交差なしには描けません（HinzとParisse、2002年）。そこで経路だけを表示します。

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-seen = 一番大きい円盤から下へ順に、今ある杭と、あるべき杭を示します。ある円盤が動くのを待っている間、それより小さい円盤はすべて残りの杭にあるべきです。
hanoi-largest-disc-reach = 杭3本で任意の状態と任意のゴール。混ざった状態どうしでは、一番大きい円盤が2回動くこともあります。
hanoi-direction-seen = どの円盤も、杭を一方向にだけ回ります。大きさが隣り合う円盤は逆向きに回ります。
hanoi-shortest-reach = 塔全体を別の杭へ移す最短経路でだけ使えます。
hanoi-recursion-reach = 塔全体を別の杭へ移すときだけ使えます。
hanoi-pair-cycle-seen = 杭の三つの組に順番が回ってきます。2本の杭の間では規則に合う手は一つだけなので、組が決まれば手も決まります。
hanoi-last-peg-seen = 覚えておくのは、最後にどの杭へ動かしたかだけ。ほかの2本の杭の一番上の円盤のうち、小さいほうが動きます。
hanoi-formulas-seen = ステップの番号から全円盤の杭へ、またその逆へ、手を進めずに直接求めます。
hanoi-formulas-reach = 塔全体を別の杭へ移す最短経路でだけ使えます。ほかでは数に意味がありません。
hanoi-split-seen = 杭に余裕があるので、まず小さい円盤を預けておきます。各列は、預ける枚数ごとの合計手数で、一番低い列が最善です。
hanoi-split-reach = 塔全体を別の杭へ。杭4本では最短と証明済み、それより多い杭では最短と推定されています。
# Where some of them hold, beside their names.
hanoi-tower-only = 塔全体を別の杭へ移すときだけ

## The card of the largest disc
hanoi-largest-disc-rule = 一番大きい円盤から順に見ます。もうあるべき杭にあれば0と書きます。なければ1と書き、それより小さい円盤は残りの杭へよけなければなりません。
# The columns of a table with a row for each disc, and what is said of a disc in it.
hanoi-column-disc = 円盤
hanoi-column-is-on = 今の杭
hanoi-column-wanted-on = あるべき杭
hanoi-column-bit = ビット
hanoi-disc-not-yet = まだ
hanoi-disc-free = 動ける
# $digits is a binary number, $far how far it is to the goal: “21 to go”.
hanoi-read-down = 最後の列を上から下へ読みます。2進数{ $digits }がゴールまでの距離です：{ $far }。
# Two ways of the largest disc that differs: in words, and as bars with a label and their parts. $once and $twice are
# counts of moves, $verdict is one of the three below.
hanoi-once-or-twice = まだゴールの杭にない円盤のうち一番大きいのは{ $disc }です。直接{ $from } → { $to }と動かすと全部で{ $once }、{ $from } → { $via } → { $to }と回り道すると{ $twice }：{ $verdict }。
hanoi-once-as-short = 同じ長さなので、直接のほうを表示しています
hanoi-twice-is-shorter = 回り道のほうが短くなります
hanoi-once-is-shorter = 直接のほうが短くなります
hanoi-bar-once = { $disc }が1回：{ $from } → { $to }
hanoi-bar-twice = { $disc }が2回：{ $from } → { $via } → { $to }
# A part in which the smaller discs, from number 1 to $largest, go to a peg.
hanoi-bar-smaller = { $largest ->
    [1] 1を{ $peg }へ
   *[other] 1～{ $largest }を{ $peg }へ
}
# Beside the bar that is shorter.
hanoi-bar-shorter = 短い

## The card of directions
# $odd and $even are ways round the pegs: “A → C → B → A”.
hanoi-direction-rule = 円盤1は一手おきに動き、いつも{ $odd }と回ります。奇数の円盤はどれもこの向き、偶数の円盤は{ $even }の向きです。
hanoi-odd-never-on-odd = 奇数の円盤が奇数の円盤の上に、偶数の円盤が偶数の円盤の上にのることはありません。
# The numbers bring their spaces.
hanoi-direction-of-move = { $number }手目に動くのは{ $disc }です。初めて動くのは{ $first }手目、そのあとは{ $every }手ごとです。これまでに動いた回数：{ $moved }。
# Before some discs that go the same way.
hanoi-discs = 円盤

## The card of three pairs of pegs
hanoi-pair-rule = 杭の三つの組に順番が回ってきます。2本の杭の間で規則に合う手は一つだけ、上にある小さいほうの円盤が動きます。
# $order is a row of three pairs, “A–B, A–C, B–C”, put together by hanoi-pairs.
hanoi-pair-order = { $parity ->
    [odd] 円盤が奇数枚のとき、順番は{ $order }です。
   *[even] 円盤が偶数枚のとき、順番は{ $order }です。
}
hanoi-pairs = { $first }、{ $second }、{ $third }
# The drawing of them in words; $turn is a pair.
hanoi-pair-turn = 組に順番が回ってきます。今は{ $turn }の番です。
# It becomes a sentence; $made is a number and brings its spaces.
hanoi-moves-made = これまでの手数：{ $made }

## The card of the last peg
hanoi-last-peg-rule = 最後にどの杭へ動かしたかだけ覚えます。その杭はそのままにして、ほかの2本の一番上の円盤のうち小さいほうを動かします。
# It becomes a sentence; $hand is the letter of a peg.
hanoi-last-put-on = 最後に動かした先は{ $hand }
# Which rule holds now.
hanoi-last-peg-first = 最初の手：円盤の数が奇数なら円盤1をゴールの杭へ、偶数なら残りの杭へ。
hanoi-last-peg-only-one = 円盤1が動いたばかりなので、ほかに動かせる円盤は1枚だけです。
hanoi-last-peg-onto-even = 円盤1の番です。奇数は奇数の上にのらないので、偶数の円盤の上へ動きます。
hanoi-last-peg-onto-empty = 円盤1の番です。奇数は奇数の上にのらないので、空の杭へ動きます。

## The card of step and state
hanoi-formulas-step-to-state = ステップから状態へ：k手のあと、円盤iは(k + 2^(i−1)) / 2^i回（端数切り捨て）、いつも同じ向きに動いています。
hanoi-formulas-state-to-step = 状態からステップへ：一番大きい円盤は、スタートの杭なら0、ゴールの杭なら1です。それより小さい円盤は、一つ大きい円盤と同じ杭にあれば同じ数字、違う杭にあればもう一方の数字です。
# The other columns of its table; the first one is hanoi-column-disc.
hanoi-column-turns = 動いた回数（mod 3）
hanoi-column-way-round = 向き
hanoi-column-peg = 杭
hanoi-column-digit = 数字
# $digits is a binary number; $step is a number and brings its spaces.
hanoi-formulas-read-down = 最後の列を上から下へ読みます。2進数{ $digits }がステップの番号です：{ $step }。

## The card of recursion
hanoi-stack-rule = 塔を移すには、上をどけ、一番下の円盤を動かし、上を戻します。
# The name of a job, as in a program: “hanoi(5, A, C)”, and what it is given beside the number of discs.
hanoi-job = hanoi
hanoi-job-from = 元
hanoi-job-to = 先
hanoi-job-third = 残り
# A line of it: the one disc that moves, “disc n” or “disc 5”.
hanoi-job-move = { $disc } { $from } → { $to }

## The card of where to split
hanoi-split-rule = 小さいほうのk枚を空いた杭に預け、残りを杭が1本少ない状態で移し、最後に小さい円盤を移します。
# $best is how many discs are parked; $total is a count of moves, $sure is one of the two below.
hanoi-split-sum = k = { $best }：{ $first } + { $second } + { $last } = { $total }、{ $sure }。
hanoi-split-proven = 最短（Bousch、2014年により証明済み）
# A line of a job: a tower of some discs that moves.
hanoi-split-job = { $discs } { $from } → { $to }
# Opens what is known about many pegs, from the oldest to the newest.
hanoi-known = だれが何を証明したか
hanoi-known-stewart = 1941年：フレームとスチュワートが、杭が何本でも使える手順を発表。どちらも最短であることは証明していません。
hanoi-known-klavzar = 2002年：Klavžar、Milutinović、Petrが、フレームとスチュワートのものを含む、それまでに提案された手順の手数がすべて等しいことを証明。どれを使っても違いはありません。
hanoi-known-korf = 2007年：KorfとFelnerが、杭4本、円盤30枚まではこれより短いものがないことをコンピュータで確認。
hanoi-known-chappelon = 2012年：ChappelonとMatsuuraが、手順の漸化式の係数を別のものに替え、円盤が1枚増えるごとに手数がいくつ増えるかを求めました。
hanoi-known-bousch = 2014年：Bouschが、杭4本では円盤が何枚でもこれより短いものがないことを証明。杭5本以上については証明がありません。

## Reasons and formulas on the cards
# $sum: 16 + 2 + 1 = 19.
hanoi-weights = 円盤iの1の重みは2^(i−1)です：{ $sum }。
hanoi-stack-length = したがって手数は、一番下の円盤を除いた塔の手数の2倍に1を足したものです：
hanoi-split-why = 預けた円盤が杭を1本ふさぎ、それより大きい円盤はそこに置けないので、大きい円盤が使える杭は1本少なくなります。最善のkは合計が最小になるものです：

## Discs that wait, on many pegs or in a circle
clear-way-seen = 動かす一番大きい円盤から次の手まで、それぞれがどこへ行き、その間小さい円盤はどこで待ち、何手かかるかを示します。
clear-way-reach = 任意の状態と任意のゴール、杭は何本でも。
clear-way-rule = 円盤が動けるのは、自分の杭と行き先の杭に、自分より小さい円盤がないときだけです。だから小さい円盤はまずほかの杭で待ち、そのうち動かすべき一番大きいものにも同じことが言えます。
clear-way-move = 動き
clear-way-parked = 小さい円盤の待つ杭
clear-way-after = それまでの手数
circle-seen = 各行は進行中の仕事で、塔が時計回りに杭1本分か2本分移ります。枠で囲んだ部分が今しているところで、下の行がそれを分解します。
circle-reach = 時計回りにだけ動く円盤で、塔全体を別の杭へ移すとき。
circle-rule = 時計回りに、塔は杭1本分か2本分移ります。一番大きい円盤が動く前に、小さい円盤は杭2本分先へ移らなければなりません。一番大きい円盤が2回動くなら、その間にもう一度、杭1本分よけなければなりません。だから二つの仕事は互いに呼び出し合います（間接再帰）。
circle-by-one = 1本分
circle-by-two = 2本分
circle-counts = 杭1本分の移動をa手、2本分をb手とすると：
