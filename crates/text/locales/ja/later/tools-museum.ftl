### The museum of broken programs: find the smallest input that fails, then the wrong line.

museum-title = 壊れたプログラムの博物館
museum-line = 実際に書かれた八つのバグ：それぞれのプログラムがまちがえる入力を見つけましょう。
museum-verb = 入館する
# Which exhibit is open, and its neighbours.
museum-exhibit = 展示{ $number } / { $count }
museum-all = すべての展示
museum-next = 次の展示
# Over the first four exhibits, and over the others
museum-for-all = プログラミングの知識は不要
museum-for-programmers = プログラムを書く人に
museum-program = プログラム
museum-found-in = 見つかった所：{ $source }

## The task.

museum-find-input = 1. プログラムがまちがえる、一番小さい入力を見つけましょう。
museum-find-input-place = 1. プログラムがまちがえる、一番小さい入力を見つけましょう。全部の数を試すと時間がかかりすぎます。1、2、3、5、8、13、…（どれも前の二つの和）から始めましょう。
museum-run = 実行
# Between the two programs’ answers.
museum-it-says = 出た答え
museum-is-right = 正しい答え
museum-not-allowed = 使えない入力です。{ $ranges }
# How one input is limited: left pile: 0 to 30.
museum-range = { $input }：{ $least }～{ $most }
museum-range-moves = 次の手が必要です。円盤n枚では、手は全部で2^n − 1手です。
museum-agrees = この入力では、どちらも同じ答えです。
museum-fails = ここでまちがえます。でも、もっと小さい入力でもまちがえます（数の和が小さいか、最初の数が小さいもの）。
museum-smallest = 見つかりました。これより小さい入力ではまちがえません。
museum-find-line = 2. どの行が違っていますか？　プログラムの中から選びましょう。
# Name of a line as a button.
museum-line-name = { $number }行目：{ $code }
museum-not-that-line = { $number }行目のせいではありません。下の実行をたどって、どこでまちがうか見ましょう。
museum-that-line = { $number }行目です。正しくはこうです：
museum-give-up = 答えを見る
museum-mended = この行を直すと、プログラムは正しい答えを出します。

## A run, step by step.

museum-steps = 実行を1段階ずつ
museum-step = 段階{ $step } / { $steps }、{ $line }行目
museum-step-cut = { $text }（最初の{ $steps }段階だけ表示）
museum-step-slider = 実行の段階
museum-no-variables = 変数なし

## Inputs and answers.

museum-input-left = 左の山
museum-input-right = 右の山
museum-input-place = k
museum-input-disc = 円盤
museum-input-move = 手
museum-input-discs = 円盤の総数
museum-input-made = 済んだ手数
museum-input-levels = 段数
museum-input-balls = ボール
museum-value-wins = 手番が勝つ
museum-value-loses = 手番が負ける
museum-value-moves = 動く
museum-value-stays = 動かない
museum-value-disc = 円盤{ $disc }

## The exhibits: name, what the program should do, why it is wrong and what is right, where the fault was found.

museum-short-range-name = 一つ手前で終わる
museum-short-range-task = ワイソフのゲーム：片方の山から好きなだけ、または両方から同じ数ずつ取り、最後の石を取ったほうが勝ち。手番の側は勝てますか？　プログラムはすべての手を試し、そのたびに自分自身にもう一度尋ねます。
museum-short-range-why = 範囲の終わりの値は、範囲に入りません。range(1, x − 1)はx − 2で終わるので、プログラムは左の山を空にすることも、石を1個残すこともなく、それで勝てる手を見落とします。
museum-short-range-source = 『編程之美』1.13についての覚え書き。三つの範囲がどれも手前で終わっている

museum-whole-division-name = スラッシュが1本多い
museum-whole-division-task = ワイソフのゲームで、手番の側は勝てますか？　小さいほうの山が黄金比のk倍を切り捨てた数で、二つの山の差がkなら負けです。
museum-whole-division-why = //は割って切り捨てます。だからaは1.618…ではなく1になり、プログラムは(2, 4)、(3, 6)、…を負けとします。(0, 0)と(1, 2)だけは偶然正しくなります。
museum-whole-division-source = 『編程之美』1.13についてのPythonの覚え書き

museum-one-order-name = 順番が逆だったら
museum-one-order-task = ワイソフのゲームで、手番の側は勝てますか？　プログラムは、大きいほうの山に届くまで負けの組を順に調べ、比べます。
museum-one-order-why = プログラムは、一つ目の山のほうが大きいと思い込んでいます。二つ目が大きいと、違う数を比べ、いつも「勝つ」と答えます。二つの山に区別はないので、まず並べ替えましょう。
museum-one-order-source = 『編程之美』1.13のプログラム。読者が気づいたもの

museum-counter-name = ゆるい比較
museum-counter-task = ワイソフのゲームで、手番の側は勝てますか？　プログラムは、大きいほうの山に届くまで、負けの組とその番号k = 1、2、3、…を順に調べます。
museum-counter-why = k番の組の差は、ちょうどkです。「k以下」とすると、組(3, 5)のほかに(4, 5)も通ってしまいます。(4, 5)からは、4の山から石を1個取って(3, 5)を渡せるのに、です。本のプログラムは、カウンタが1ずれているために同じまちがいをします。
museum-counter-source = 『編程之美』1.13のプログラム。(4, 5)をまちがえる

museum-rounded-root-name = 丸められた平方根
museum-rounded-root-task = ワイソフのゲームで、k番の負けの局面の小さいほうの山は、黄金比のk倍を切り捨てた数です。
museum-rounded-root-why = √5の桁は限りなく続きますが、プロセッサは2進53桁しか保ちません。誤差はkとともに大きくなり、やがてk·φと整数との距離を超えます。その距離はフィボナッチ数で一番小さくなります。整数で計算すれば、この誤差はありません。isqrtは平方根を切り捨てたものです。
museum-rounded-root-source = 『編程之美』1.13の公式を浮動小数点で計算したもの

museum-every-name = 何手ごと？
museum-every-task = 塔が最短経路で別の杭へ移ります。この手で、この円盤は動きますか？
museum-every-why = 円盤iの2回の手の間には、ほかの手が2^i − 1手あるので、2^i手ごとに動きます。中国語の文は間に何手あるかを述べていますが、プログラムに写すとき、その数が周期になってしまいました。
museum-every-source = 再帰を使わないハノイの塔、規則1

museum-larger-top-name = 大きいほうか小さいほうか
museum-larger-top-task = 塔で次に動くのはどの円盤ですか？　直前に動いた円盤は動かないので、残り2本の杭のどちらかにあります。
museum-larger-top-why = 残り2本の杭のどちらにも、一番上の円盤があります。大きいほうが行けるのは、直前に動いた円盤の上か、小さいほうの上だけで、最短経路ではどちらもしません。だから小さいほうが動きます。文章は「大きいほう」と述べ、証明とプログラムは「小さいほう」と述べています。
museum-larger-top-source = 再帰を使わないハノイの塔、4.2節

museum-levels-name = 0から数える
museum-levels-task = どのボールにもこの数の段がある錠は、最後の取り出しを含めて何手かかりますか？　5段とボール4個のKugellagerでは1,250手です。
museum-levels-why = 0段目から14段目までは15段あります。14段ならGeneration Lockは2 · 14^7 = 210,827,008手ですが、15段なので2 · 15^7 = 341,718,750手です。一番小さい錠で試していれば気づいたはずです。
museum-levels-source = Generation Lockを2億1千万手とする、チャイニーズリングの記事
