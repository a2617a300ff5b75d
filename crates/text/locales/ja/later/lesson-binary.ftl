lesson-binary = リングは2進数で数える
lesson-binary-line = リングから残り手数を読み取る
lesson-binary-learnt = リングは、数を書くもう一つの方法です。写しと反転で2進数になり、隣の桁と比べると元に戻り、1手ごとに1ずつ減っていきます。

lesson-binary-count = 反対側の端
lesson-binary-count-text = 3個のリングの8状態は一列に並びます。一方の端が全リング外し、もう一方がリング3だけ掛けです。
lesson-binary-count-ask = ここから残り何手ですか？
lesson-binary-count-hint = 線の上に8状態があり、今はその端にいます。隣どうしの間が1手です。
lesson-binary-count-done = 7手、2進数で111です。リング3個で3桁です。
lesson-binary-count-one = 掛かっているリングは1個だけですが、まだ動かせません。
lesson-binary-count-four = 100を2進数として読むと4です。でもリングは2進数そのものではありません。

lesson-binary-read = リングを読む
lesson-binary-read-text = 掛かっているリングは、線の残りの部分を折り返し、それよりあとの桁をすべて反転させます。だから左から右へ、掛かっていれば1、外れていれば0として、写すことから始めます。1を読むたびに、写すのと、0と1を反転するのとを切り替えます。
lesson-binary-read-ask = この5個のリングの2進数を書きましょう。
lesson-binary-read-hint = 最初の1は写します。そのあとは反転で、0は1に、次の1は0になります。
lesson-binary-read-done = 残り27手です。リングを一度なぞるだけでわかります。
lesson-binary-read-state = それはリングの並びです。2桁目から反転しましょう。

lesson-binary-write = リングを書く
lesson-binary-write-text = 逆もできます。2進数の各桁を一つ前の桁と比べます。同じなら外れ、違えば掛かっています。
lesson-binary-write-ask = 残り12手は2進数で01100です。どのリングが掛かっていますか？　掛かっていれば1、外れていれば0と書きましょう。
lesson-binary-write-hint = 最初の桁の前には0があると考えます。0と0は同じ、0と1は違う、1と1は同じです。
lesson-binary-write-done = 12のグレイコードです。隣り合う数では、リング1個だけが違います。
lesson-binary-write-binary = それは2進数そのものです。各桁を一つ前の桁と比べましょう。

lesson-binary-minus-one = 1ずつ減らす
lesson-binary-minus-one-text = 1手で1減ります。12から11へ、01100から01011へ。2進数は3桁変わりますが、リングは1個だけです。
lesson-binary-minus-one-ask = どのリングが動きますか？
lesson-binary-minus-one-hint = 変わる桁を見ましょう。その中で、同じだった隣どうしは同じまま、違っていた隣どうしは違うままです。ただし左端は別です。
lesson-binary-minus-one-done = リング3です。変わる桁のうち一番左が、動くリングを示します。
lesson-binary-minus-one-one = リング1が動くのは、最後の桁だけが変わるときです。

lesson-binary-parity = 奇数か偶数か
lesson-binary-parity-text = 1手ごとに、掛かっているリングの数は一つ変わります。最後の1手は、1個だけ残ったリング1を外す手です。だからその数が奇数なら、リング1が動きます。
lesson-binary-parity-ask = 4個のリングが掛かっています。次に動くのはどれですか？
lesson-binary-parity-hint = 奇数ならリング1が動きますが、4は偶数です。リング1のほかに動かせるのはどのリングですか？
lesson-binary-parity-done = 規則二つだけで、数えなくてもどの状態からでも解けます。
lesson-binary-parity-one = リング1
lesson-binary-parity-one-why = それは掛かっているリングが奇数個のときの規則です。
lesson-binary-parity-other = リング1から数えて、最初に掛かっているリングの次のリング
lesson-binary-parity-both = どちらでもよい
lesson-binary-parity-both-why = 二つのうち一方は、ゴールから遠ざかります。

lesson-binary-nine = 9個のリング
lesson-binary-nine-text = では全部を合わせましょう。9個のリングを読み、2進数を書き、桁の重みを足します。
lesson-binary-nine-ask = 残り何手ですか？
lesson-binary-nine-rings = それはリングの並びを2進数として読んだものです。まず写しと反転をしてから足しましょう。
lesson-binary-nine-digits-only = それは2進数の桁です。1のある桁の重みを足しましょう。
lesson-binary-nine-hint = 9桁の重みは256、128、64、32、16、8、4、2、1です。写すことから始め、1のたびに切り替えます。
lesson-binary-nine-done = 1手も動かさずに、リングから数を読み取りました。
