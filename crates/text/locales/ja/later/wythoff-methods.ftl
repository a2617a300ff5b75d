### Wythoff’s game: the cards of its methods.

## Who wins; cold is a position in which whoever moves loses, hot any other.

# The same at the end of a card. $positions: 12 and 20, or 9 and 15.
wythoff-card-empty = 石は残っていません。
wythoff-card-cold = 必敗：最善を尽くす相手には、どの手も負けになります。
wythoff-card-hot = 必勝：勝つには{ $positions }を相手に渡します。

## The methods: what they are called, what their cards show, and where they hold.

wythoff-closed-form-seen = 点が必敗局面です。黄金比をφとすると、傾きφと1 / φの2本の直線の近くに並ぶので、どれでも直接計算できます。
wythoff-any-size-reach = どんな大きさの山のワイソフのゲームでも。整数で計算します。
wythoff-mex-seen = 各行が必敗の組です。小さいほうの数はまだ使っていない最小の数、大きいほうはそれにkを足した数です。
wythoff-small-reach = 小さい山だけ。それより小さい局面をすべて調べます。
wythoff-partition-seen = どの数もちょうど一度ずつ現れる二つの行。上下に並ぶ二つの数が必敗の組です。
wythoff-sieve-seen = 素数のふるいのように、必敗局面が、そこへ行けるすべての局面を消していきます。
wythoff-table-seen = それより小さい全局面を、勝ちか負け（必敗）かに分けます。二つ目の表では、どの手の先にもない最小の数を各局面に付けます。0なら必敗です。

## The cards of the methods.

wythoff-closed-form-how = φ = (1 + √5) / 2は正確に保存できないので、Grosは整数の平方根を使い、2回切り捨てます：({ $k } + { $root }) / 2 = { $lower }。
wythoff-closed-form-compared = だから必敗の組は({ $lower }, { $upper })です。ここでの小さいほうの山は{ $smaller }です。
wythoff-golden-lines = 必敗局面は直線y = φ·xとx = φ·yの近くに並びます。φ = 1.618…です。
wythoff-mex-rule = k番の必敗局面には、まだ使っていない最小の数と、それにkを足した数を取ります。
# The head of the column that marks the row of the position.
wythoff-mex-here = ここ
wythoff-number-line = k = { $k }：消されていない最小の数は{ $lower }、そして{ $lower } + { $k } = { $upper }です。
wythoff-partition-rule = どの数も二つの行のうち一方にだけあります。a(k) = kφとb(k) = kφ²をどちらも切り捨てたもので、φは黄金比です。ある数の相手は、もう一方の行で同じkをもつ数で、合わせて必敗の組になります。
# $pile: left pile. $mine: 9 = a(6). $partner: b(6) = 15.
wythoff-placed = { $pile }：{ $mine }、その相手は{ $partner }
wythoff-sieve-rule = 1行ずつ進みます。最初に残っている局面が必敗です。その行、列、斜めの線を消します。
wythoff-sieve-rule-of-nim = 1行ずつ進みます。最初に残っている局面が必敗です。その行と列を消します。
# $line: row, column or diagonal. $cold: (9,15).
wythoff-struck = { $line ->
    [row] { $cold }と同じ行にあるので消されています。
    [column] { $cold }と同じ列にあるので消されています。
   *[diagonal] { $cold }と同じ斜めの線にあるので消されています。
}
wythoff-table-rule = (0,0)から順に調べます。どの手でも「負」へ行けなければ手番の側の負け（負、必敗局面）、「負」へ行ける手があれば勝ち（勝）です。
# $list: (0,0) (1,2) (3,5), and so on.
wythoff-cold-so-far = ここまでの必敗局面：{ $list }
wythoff-table-values = 各局面に、どの手の先にもない最小の数を付けます。0が必敗です（スプレイグとグランディ）。
# Opens the numbers of Sprague and Grundy below the table.
wythoff-table-more = さらに：局面ごとの数
# In the cells of a table, as short as can be: whether the side to move wins (hot) or loses (cold).
wythoff-won = 勝
wythoff-lost = 負

## Reasons and formulas on the cards
wythoff-closed-form-is = 山の差はk = { $k }です。その差をもつ必敗局面の小さいほうの山は、黄金比のk倍を切り捨てたものです：
wythoff-closed-form-floats = 大きい山には、丸めたφでは足りません。64ビット浮動小数点では、必敗局面(165580140, 267914295)が必勝と判定されてしまいます。整数なら、どんな大きさでも正確です。
wythoff-mex-why = なぜ？　まだ使っていない最小の数も、どこかの必敗局面に入らなければなりませんが、前の組には入っていません。相手は新しい差を作らなければならず、次の差がkです。後の組は、どちらの数ももっと大きくなります。

## What the methods cost, for piles of m and n stones
wythoff-table-cost = 計算量：局面がO(mn)個あり、それぞれで最大O(m + n)個の手を試します。
wythoff-sieve-cost = 計算量：O(mn)。どの局面も、そこを通る線1本につき多くて1回しか消されません。
wythoff-mex-cost = 計算量：O(max(m, n))。大きいほうの山までの数を一度ずつ使います。
wythoff-closed-form-cost = 計算量：整数の平方根1回。石の個数ではなく、桁数O(log max(m, n))によります。kは山の差なので、探す必要はありません。
