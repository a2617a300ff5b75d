lesson-ruler = 一本のものさし
lesson-ruler-line = リング、塔、カウンタで同じ番号が動く
lesson-ruler-learnt = 1 2 1 3 1 2 1 4 …という一つの数列を見れば、塔でもリングでもカウンタでも、どれが動くかがわかります。どの項も、その番号を何回2で割れるかを数えればわかります。

lesson-ruler-tower = 塔を移す
lesson-ruler-tower-text = 3枚の円盤を最後の杭へ移します。小さい円盤の上に大きい円盤は置けません。毎回どの円盤が動くかに注目しましょう。
lesson-ruler-tower-ask = まず予想です。円盤5枚では31手かかります。そのうち円盤1が動くのは何回だと思いますか？
lesson-ruler-tower-ask-2 = 塔を杭Cへ移しましょう。
lesson-ruler-tower-hint = どんな数でもかまいません。どれだけ近かったかは、レッスンの終わりにわかります。
lesson-ruler-tower-hint-2 = まず円盤1を杭Cへ、次に別の円盤を、と交互に動かします。
lesson-ruler-tower-done = 7手が最少で、その動かし方は一通りだけです。

lesson-ruler-pattern = 書き留める
lesson-ruler-pattern-text = 最短経路の7手それぞれで、動いた円盤の番号を書き留めましょう。一番小さい円盤が1です。
lesson-ruler-pattern-ask = 1手目から7手目まで、動く円盤を順に書きましょう。
lesson-ruler-pattern-hint = 一手おきに円盤1です。一番大きい円盤は、まん中で1回動きます。
lesson-ruler-pattern-done = 1 2 1 3 1 2 1。ものさしの長い目盛りと短い目盛りのようです。

lesson-ruler-rings = 次はリング
lesson-ruler-rings-text = すべてのリングが外れた状態から始め、リング4だけが掛かった反対側の端まで行きます。
lesson-ruler-rings-ask = 1手目から8手目まで、動くリングを順に書きましょう。
lesson-ruler-rings-hint = 一手おきにリング1です。リング4は8手目に動きます。
lesson-ruler-rings-done = 同じものさしが、目盛り一つ分延びました。

lesson-ruler-halves = 2で割って求める
lesson-ruler-halves-text = 全部書き出す必要はありません。手の番号が偶数である限り2で割り、割った回数を数えます。それに1を足すと円盤の番号です。
lesson-ruler-halves-ask = 円盤6枚のとき、24手目に動くのはどの円盤ですか？
lesson-ruler-halves-hint = 24、12、6、3：何回割りましたか？
lesson-ruler-halves-done = 3回割れたので、円盤4です。手の番号だけで円盤がわかります。
lesson-ruler-halves-three = 3は割った回数です。円盤の番号はそれより1大きい数です。

lesson-ruler-times = 何回動く？
lesson-ruler-times-text = 円盤5枚では31手かかります。円盤1は一手おきに、円盤2は4手に1回動きます。
lesson-ruler-times-ask = 円盤2は何回動きますか？
lesson-ruler-times-hint = 2手目、6手目、10手目、14手目…と、30手目まで動きます。
lesson-ruler-times-done = 8回です。どの円盤も、一つ小さい円盤の半分の回数だけ動きます。
lesson-ruler-times-sixteen = それは円盤1です。

lesson-ruler-far = はるか先
lesson-ruler-far-text = 円盤64枚です。どんなに先の手でも、動く円盤はものさしが教えてくれます。
lesson-ruler-far-ask = タイムラインでステップ2^40へ行きましょう。
lesson-ruler-far-ask-2 = その手、つまり2^40手目に動いたのはどの円盤ですか？
lesson-ruler-far-hint = タイムラインのステップ番号は入力欄です。2^40と入力してEnterを押します。
lesson-ruler-far-hint-2 = 2^40は40回2で割れます。
lesson-ruler-far-done = 円盤41です。1秒に1手なら、ここまで来るのに35,000年かかります。
lesson-ruler-far-forty = 40は割った回数です。円盤の番号はそれより1大きい数です。
