### Pieces with two places, whose states are those of the Chinese rings: what their cards say in place of rings.ftl.
### $place is a noun (縦向き), or a verb for the rings of a burr (外す): so it stands in quotation marks.

# Above the first card. $piece: dial k; $on and $off: upright and flat; $driver is the part that drives the others.
others-same = 状態はチャイニーズリングと同じです。{ $piece }がリングk、「{ $on }」が掛かった状態、「{ $off }」が外れた状態にあたります。
others-same-with-driver = 状態はチャイニーズリングと同じです。{ $driver }が一番手前のリング、{ $piece }がリングk + 1にあたります。
# Steps of reasoning: how a piece must be, or is; $place: upright.
others-must-be = { $piece }：「{ $place }」が必要
others-is = { $piece }：「{ $place }」
# It becomes a sentence; $mv: dial 2 flat.
others-free = 妨げるものはありません：{ $mv }
others-wish = { $piece }を「{ $place }」にする
# $rule is one of the two rules below.
others-alternation-first = { $on ->
   *[other] { $parity ->
        [odd] 1は{ $on }個、奇数なので、{ $rule }。
       *[even] 1は{ $on }個、偶数なので、{ $rule }。
    }
}
others-rule-one = { $one }を動かします
others-rule-other = { $one }から数えて最初の1の次を動かします
others-alternate = あとは交互に動かします。同じ手を2回続けても元に戻るだけです。
others-lane-other = もう一方
others-binary-rule = 0から始めて左から右へ。直前の2進の桁を繰り返し、1のところでは反転します。
others-row-by-row = 1行ごとに2進数は1変わり、動くピースは1個だけです。
# The names of jobs, as in a program: “clear(7)” sets the first seven pieces to 0.
others-job-down = clear
others-job-up = fill
# Where the recursion holds, beside its name.
others-between = すべて0とすべて1の間
# The head of a column of codes.
others-column-here = ここでは
others-purposes-rule = 番号の大きいほうから考えます。動けるのは、一つ前が1で、それより前がすべて0のときだけです。だから番号の小さいものは、大きいものの準備として動きます。
others-purpose-last = { $mv }：このあと、番号のより大きいものは動きません
others-how-far = すべて0まで何手？

# The first card in short: a row of pieces, and what they have to do with each other.
others-peek = それぞれが隣を待つ
