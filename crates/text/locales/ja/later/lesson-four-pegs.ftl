lesson-four-pegs = なぜ杭4本だと速いのか
lesson-four-pegs-line = 円盤10枚をどこで分けるか
lesson-four-pegs-learnt = 4本目の杭があると塔を分けられ、一番よい分け方では手数が倍々よりずっとゆっくり増えます。分け方を見つけるのと、それより短いものがないと証明するのは別のことで、証明には73年かかりました。

lesson-four-pegs-play = 4本目の杭
lesson-four-pegs-play-text = 杭が4本あると、広げて置く余裕ができます。杭3本なら、円盤3枚で7手かかります。
lesson-four-pegs-play-ask = まず予想です。杭3本なら円盤10枚で1,023手かかります。4本目の杭があると何手だと思いますか？
lesson-four-pegs-play-ask-2 = 3枚の円盤を杭Dへ移しましょう。
lesson-four-pegs-play-hint = どんな数でもかまいません。どれだけ近かったかは、レッスンの終わりにわかります。
lesson-four-pegs-play-hint-2 = 円盤1と2を、別々の杭に置きましょう。
lesson-four-pegs-play-done = 5手で足ります。小さい2枚を途中で重ねなくてよいからです。

lesson-four-pegs-compare = 円盤4枚
lesson-four-pegs-compare-text = 杭3本では、円盤が1枚増えるごとに手数は2倍を超えて増えます。杭4本なら、先に2枚を預けておけます。
lesson-four-pegs-compare-ask = 杭3本では何手ですか？
lesson-four-pegs-compare-ask-2 = では杭4本では？
lesson-four-pegs-compare-hint = 3枚で7手です。4枚ではその2倍に、一番大きい円盤の1手を足します。
lesson-four-pegs-compare-hint-2 = 小さい2枚を3手で預け、大きい2枚を杭3本を使って3手で移し、小さい2枚を3手で取り戻します。
lesson-four-pegs-compare-done = 15手ではなく9手です。塔の一部を預けておき、最後に取り戻します。
lesson-four-pegs-compare-seven = 7手にするには、小さい3枚それぞれに空いた杭が必要です。空いた杭は2本しかありません。

lesson-four-pegs-split = どこで分けるか
lesson-four-pegs-split-text = 小さい円盤を何枚か、杭4本を使って空いた杭に預けます。残りを杭3本で移します。最後に小さい円盤を、また杭4本を使って取り戻します。
lesson-four-pegs-split-ask = 円盤10枚では、小さい円盤を何枚預けるとよいですか？
lesson-four-pegs-split-hint = 預けた円盤は2回移します。残りは1、3、7、15、31手かかるので、あるところからは、もう1枚預けたほうが得になります。
lesson-four-pegs-split-done = 6枚です。杭4本なら小さい円盤は少ない手数で移せるので、杭3本で移すのは大きいものだけにします。
lesson-four-pegs-split-nine = それでは一番大きい円盤は1回ですが、9枚を2回移すことになります。
lesson-four-pegs-split-half = 惜しいですが、杭3本では5枚でもう31手かかります。

lesson-four-pegs-parts = 足し合わせる
lesson-four-pegs-parts-text = 杭4本で円盤6枚、杭3本で円盤4枚、そしてまた6枚です。
lesson-four-pegs-parts-ask = 杭4本で円盤6枚なら、何手ですか？
lesson-four-pegs-parts-ask-2 = では全部で10枚では？
lesson-four-pegs-parts-hint = 3枚を5手で預け、残り3枚に7手、預けたものを5手で取り戻します。
lesson-four-pegs-parts-hint-2 = 小さい6枚の手数の2倍に、大きい4枚の15手を足します。
lesson-four-pegs-parts-done = 49手です。杭3本では円盤10枚で1,023手かかります。

lesson-four-pegs-growth = 増え方
lesson-four-pegs-growth-text = 円盤4枚で9手。そこから1枚ごとに増える数を見ましょう。4、4、次に8、8、8、8です。どれも2のべきで、同じ数の続く回数は一つずつ増えます。
lesson-four-pegs-growth-ask = 円盤5枚から10枚では、それぞれ何手ですか？
lesson-four-pegs-growth-hint = 9 + 4、さらに4。そのあとは8ずつです。
lesson-four-pegs-growth-done = 2のべきが一つ前より1回多く続くだけなので、倍々よりずっとゆっくり増えます。

lesson-four-pegs-sure = これが最善？
lesson-four-pegs-sure-text = この分け方で解は得られます。でも、それより短いものがないことにはなりません。
lesson-four-pegs-sure-ask = 杭4本について、何がわかっていますか？
lesson-four-pegs-sure-hint = フレームとスチュワートが1941年に述べ、答えが出たのは2014年です。
lesson-four-pegs-sure-done = 2014年にThierry Bouschが証明しました。杭5本以上では、今も推定のままです。
lesson-four-pegs-sure-proven = 円盤が何枚でも、この分け方が最短だと証明されている。
lesson-four-pegs-sure-checked = 小さい塔についてコンピュータで確かめただけである。
lesson-four-pegs-sure-checked-why = 円盤30枚まで、2014年まではそうでした。
lesson-four-pegs-sure-guess = 小さい塔でも推測にすぎない。
lesson-four-pegs-sure-guess-why = 小さい塔なら、すべて探索できます。
