lesson-tour = まずここから
lesson-tour-line = 手の中の3個のリングから100個まで、10ステージ。各ステージに課題が一つから三つあり、その場で答え合わせをします。
lesson-tour-learnt = どの状態でも手は多くて二つなので、全状態が一列に並びます。だから一つの数で今いる場所がわかり、その数からリングを読み取れます。3個でも100個でも同じです。

lesson-tour-take-off = リングを3個外す
lesson-tour-take-off-text = リング1は自由端にあり、いつでも動かせます。ほかのリングは、リング1側の隣が掛かっていて、その先がすべて外れているときだけ動かせます。
lesson-tour-take-off-ask = 3個のリングをすべて棒から外しましょう。
lesson-tour-take-off-hint = 最初に外すのはリング3です。そのためには、リング2が掛かり、リング1が外れていなければなりません。
lesson-tour-take-off-done = 全部外れました。途中でリング1を掛け直す必要がありましたね。最少は5手です。

lesson-tour-two-moves = 手は二つだけ
lesson-tour-two-moves-text = 規則に従うと、選べる手はほとんどありません。どの状態でも、たいていのリングは動けません。動けないリングを押すと、盤面に理由が出ます。
lesson-tour-two-moves-ask = 動けないリングを押してみましょう。
lesson-tour-two-moves-ask-2 = ここで動かせるのは、5個のうち何個ですか？
lesson-tour-two-moves-hint = リング1はいつでも動けるので、ほかから探します。一番大きい番号を試しましょう。
lesson-tour-two-moves-hint-2 = リング1はいつでも動かせます。次に、リング1から数えて最初に掛かっているリングを見つけ、その次のリングを見ましょう。
lesson-tour-two-moves-done = 多くて2個です。リング1と、リング1から数えて最初に掛かっているリングの次のリングです。
lesson-tour-two-moves-one = リング1はいつでも動けますが、ここではほかにも動けるものがあります。
lesson-tour-two-moves-three = 3個のうち1個は動けません。リングごとに確かめましょう。リング1側の隣は掛かっていますか？　その先はすべて外れていますか？
lesson-tour-two-moves-four = 動けないのは、押したリングだけではありません。ほかも確かめましょう。リング1側の隣は掛かっていますか？　その先はすべて外れていますか？

lesson-tour-one-line = 選べないから一列
lesson-tour-one-line-text = 二つの手のうち一方は、直前の手を取り消すだけです。だから進む道は一つで、一列に沿って進んでいくことになります。この列はすべての状態を通るでしょうか？
lesson-tour-one-line-ask = 列の端、リング3だけが掛かった状態まで進みましょう。
lesson-tour-one-line-ask-2 = 両端を含めて、状態をいくつ見ましたか？
lesson-tour-one-line-hint = 同じリングを続けて動かさないこと。そうすれば迷いません。
lesson-tour-one-line-hint-2 = まっすぐ進めば、1手ごとに新しい状態が一つです。手を数え、出発したときの状態も忘れないようにしましょう。
lesson-tour-one-line-done = 八つ、つまり3個のリングの全状態です。列はそのすべてを通ります。
lesson-tour-one-line-seven = 7は手数です。7手の列には、状態がもう一つあります。

lesson-tour-fold = 列を開く
lesson-tour-fold-text = 3個のリングの状態は一列に並びます。4個にすると、その写しが二つできます。リング4が外れたものと、掛かったものです。二つは1か所だけでつながっています。
lesson-tour-fold-ask = 二つの写しが一列になるまで、二つ目を回しましょう。
lesson-tour-fold-ask-2 = n個のリングの列は2ⁿ − 1手です。二つ目の写しは逆向きなので、全部掛かった状態から反対側の端までの距離は、リングが1個少ないときに全部掛かった状態から全部外れた状態までの距離と同じです。だからaₙ = 2ⁿ − 1 − aₙ₋₁。3個から9個までの手数を埋めましょう。
lesson-tour-fold-hint = 二つの写しが平らになるまで、二つ目の端を右下へドラッグするか、右矢印キーを押します。
lesson-tour-fold-hint-2 = リング3個：列は8 − 1 = 7手で、掛かった2個は2手で外れます。それを引きます。
lesson-tour-fold-done = リングが1個増えると列は2倍になり、後半は折り返します。それだけで、九連環の341手が求まります。

lesson-tour-last-ring = 残り1個
lesson-tour-last-ring-text = リングは4個で、掛かっているのは一番奥の1個だけ。もうすぐ終わりに見えます。
lesson-tour-last-ring-ask = 全部外れるまで、残り何手ですか？
lesson-tour-last-ring-hint = リング4が外れるのは、リング3が掛かり、リング1と2が外れているときだけです。ここは16状態の列の反対側の端です。
lesson-tour-last-ring-done = 15手です。4個全部が掛かっているときよりも多くかかります。リング4だけが掛かった状態が、一番遠いのです。
lesson-tour-last-ring-one = リング4が動けるなら1手ですが、先にリング3を掛けなければなりません。
lesson-tour-last-ring-ten = 4個とも掛かっていれば10で正解です。リング4だけのほうが遠くなります。

lesson-tour-ladder = はしごを埋める
lesson-tour-ladder-text = 一番大きい番号から始めます。各リングについて、上の行のリングのためにどうなっていなければならないかを答えます。
lesson-tour-ladder-ask = はしごを上から下へ埋めましょう。
lesson-tour-ladder-hint = 動かしたいリングがあるなら、リング1側の隣は掛かり、その先はすべて外れていなければなりません。済んだリングには何も要りません。
lesson-tour-ladder-done = どの行も上の行から決まり、最後に今動かすリングがわかります。

lesson-tour-number = はしごは数になる
lesson-tour-number-text = 埋めたはしごを上からたどり、リングごとに1桁を書きます。「済み」なら0、「まだ」なら1です。
lesson-tour-number-ask = 6桁を入力しましょう。
lesson-tour-number-ask-2 = その6桁を2進数として読みましょう。残り何手ですか？
lesson-tour-number-hint = リング6は済み、リング5はまだ、リング4は済み、リング3はまだです。
lesson-tour-number-hint-2 = 桁の重みは32、16、8、4、2、1です。1のある桁を足しましょう。
lesson-tour-number-done = 16 + 4 + 2 = 22。1が一つあるごとに、その桁の重みだけ手数がかかります。
lesson-tour-number-state = それはリングの並びで、掛かっていれば1です。そうではなく、済みなら0、まだなら1と書きましょう。

lesson-tour-copy-swap = 写すか、反転か
lesson-tour-copy-swap-text = はしごより速く数を求める方法があり、列を開いた図からわかります。リング4が外れている間は、番号の小さいリングの列を一方へたどります。掛かっている間は、逆向きにたどります。
lesson-tour-copy-swap-ask = 図では、二つ目の写しが一つ目の上にあります。1101は0101の上で、0101は残り6手です。1101は残り何手ですか？
lesson-tour-copy-swap-ask-2 = 残りk手の状態は、残り15 − k手の状態の下にあります。6は2進数で0110、15 − 6は1001です。4桁はどうなりましたか？
lesson-tour-copy-swap-ask-3 = だから掛かっているリングは、それより番号の小さいリングの示す桁をひっくり返します。左から右へ、掛かっていれば1として、写すことから始めましょう。1のたびに、写すのと、0と1の反転とを切り替えます。このリングの2進数9桁を書きましょう。
lesson-tour-copy-swap-hint = 数は、写しがつながるところで続きます。残り7手の0100から、その上の1100へ。そこから二つ目の写しに沿って数えましょう。
lesson-tour-copy-swap-hint-2 = 15は2進数で1111です。そこからkを引くときに繰り下がりはないので、1桁ずつ考えます。
lesson-tour-copy-swap-hint-3 = 0を写し、1を写します。ここからは反転で、1は0になり、また写します。
lesson-tour-copy-swap-done = はしごなしで、残り142手とわかります。掛かっているリングは列の残りを折り返し、折り返すと桁が反転します。だから1のたびに切り替えるのです。
lesson-tour-copy-swap-below = それは下の状態の数です。二つ目の写しの数は8から15です。
lesson-tour-copy-swap-forwards = 二つ目の写しが一つ目と同じ向きなら、8 + 6で正解です。実際はつなぎ目の8から始まります。
lesson-tour-copy-swap-read = 13は、1101を2進数として読んだものです。でもリングは数そのものではありません。
lesson-tour-copy-swap-order = 逆の順に並ぶ。
lesson-tour-copy-swap-order-why = 0110はどちらから読んでも同じですが、1001は0110ではありません。
lesson-tour-copy-swap-swap = 0は1に、1は0になる。
lesson-tour-copy-swap-first = 最初の桁だけが変わる。
lesson-tour-copy-swap-first-why = 0110と1001では、4桁とも違います。
lesson-tour-copy-swap-state = それはリングの並びそのものです。最初の1のあとから反転しましょう。

lesson-tour-one-ruler = 一本のものさし
lesson-tour-one-ruler-text = ものさしの目盛りを思い浮かべましょう。まん中が長く、その半分のところは少し短く、と続きます。塔の手もリングの手も同じ並びで、目盛りが長いほど、番号の大きいものが動きます。
lesson-tour-one-ruler-ask = 塔の12手目に動くのは、どの円盤ですか？
lesson-tour-one-ruler-halvings = 2は割った回数です。円盤の番号はそれより1大きい数です。
lesson-tour-one-ruler-ask-2 = このリングは、全部外れた状態から始まります。12手目に動くのはどのリングですか？
lesson-tour-one-ruler-halvings-ring = 2は割った回数です。リングの番号はそれより1大きい数です。
lesson-tour-one-ruler-hint = 12を割り切れる限り2で割り続け、回数を数えます。1を足すと円盤の番号です。
lesson-tour-one-ruler-hint-2 = また12手目です。ものさしなら何と答えるでしょうか？
lesson-tour-one-ruler-done = また同じ番号です。2進カウンタでも、1に変わる桁の番号になります。

lesson-tour-jump = ステップ2⁷⁰へ飛ぶ
lesson-tour-jump-text = 100個のリングには、だれにもやり切れないほどの手数がかかります。でも残り手数から各リングのようすがわかるので、このページはどのステップへも直接行けます。
lesson-tour-jump-ask = タイムラインでステップ2^70へ行きましょう。
lesson-tour-jump-hint = タイムラインのステップ番号は入力欄です。数字のほか、2^70のようにも書けます。Enterで移動します。
lesson-tour-jump-done = ステップ1,180,591,620,717,411,303,424でした。番号だけで各リングのようすがわかるので、1手も動かす必要がありませんでした。
