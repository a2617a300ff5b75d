lesson-hanoi-n = hanoi(n)
lesson-hanoi-n-line = 何重にも自分自身を呼び出す関数
lesson-hanoi-n-learnt = 同じ形のより小さい問題について自分自身を呼び出すことで、問題を解きます。円盤が1枚増えるごとに手数は倍になりますが、実行中の呼び出しは一つ増えるだけです。

lesson-hanoi-n-two = hanoi(2)
lesson-hanoi-n-two-text = 円盤2枚です。小さいほうがよけ、大きいほうが動き、小さいほうが続きます。
lesson-hanoi-n-two-ask = まず予想です。円盤10枚では何手だと思いますか？
lesson-hanoi-n-two-ask-2 = 2枚の円盤を杭Cへ移しましょう。
lesson-hanoi-n-two-hint = どんな数でもかまいません。どれだけ近かったかは、レッスンの終わりにわかります。
lesson-hanoi-n-two-hint-2 = まず円盤1を杭Bへ動かします。
lesson-hanoi-n-two-done = よける、移る、上に戻る。もっと大きい塔も、同じ三つの部分で移します。

lesson-hanoi-n-lift = 道をあける
lesson-hanoi-n-lift-text = 円盤3枚です。円盤3が杭Cへ動く前に、上の2枚がよけなければなりません。どこへよければよいでしょうか？
lesson-hanoi-n-lift-ask = 円盤3を杭Cへ動かしましょう。
lesson-hanoi-n-lift-hint = 杭Cは空でなければならないので、円盤1と2は杭Bへ行きます。これはゴールの違うhanoi(2)です。まず円盤1を杭Cへ動かします。
lesson-hanoi-n-lift-done = まずゴールの違うhanoi(2)、次に円盤3のただ一度の手です。

lesson-hanoi-n-down = 上を戻す
lesson-hanoi-n-down-text = 小さい2枚を円盤3の上に移します。円盤3がじゃまになることはありません。
lesson-hanoi-n-down-ask = 円盤1と2を杭Cへ移しましょう。
lesson-hanoi-n-down-hint = もう一度hanoi(2)です。まず円盤1を杭Aへ動かします。
lesson-hanoi-n-down-done = hanoi(3)は、hanoi(2)、1手、もう一度hanoi(2)です。

lesson-hanoi-n-count = 手数を数える
lesson-hanoi-n-count-text = 円盤が1枚増えると、小さい塔を2回移し、1手を足します。hₙ = 2hₙ₋₁ + 1、最初はh₁ = 1です。
lesson-hanoi-n-count-ask = 円盤1枚から5枚では、それぞれ何手ですか？
lesson-hanoi-n-count-hint = どの数も、一つ前の2倍に一つ足した数です。
lesson-hanoi-n-count-done = 2倍して1を足すと2ⁿ − 1になるので、円盤が1枚増えると手間はほぼ倍です。

lesson-hanoi-n-middle = まん中
lesson-hanoi-n-middle-text = 関数はまず小さい4枚のために自分自身を呼び出し、次に一番大きい円盤を動かし、もう一度自分自身を呼び出します。
lesson-hanoi-n-middle-ask = 円盤5枚のとき、円盤5が動くのは何手目ですか？
lesson-hanoi-n-middle-ask-2 = 16手目の直後、それぞれの円盤はどの杭にありますか？　円盤5から順に5文字で書きましょう。
lesson-hanoi-n-middle-ask-3 = AACCCでは、小さい3枚だけが移っています。これはどのステップですか？
lesson-hanoi-n-middle-hint = まずhanoi(4)が実行され、15手で小さい4枚をどけます。
lesson-hanoi-n-middle-hint-2 = 円盤5は杭Cへ動いたところです。小さい4枚は、円盤5が使わなかった杭で待っています。
lesson-hanoi-n-middle-hint-3 = hanoi(4)はhanoi(3)から始まり、それがちょうど終わりました。hanoi(2)が2回と1手です。
lesson-hanoi-n-middle-done = 16手目です。その前に15手、後に15手あります。hanoi(4)が最初にするhanoi(3)は、ステップ7で終わります。
lesson-hanoi-n-middle-before = 15手のあと、小さい4枚はもうよけています。円盤5は次に動きます。
lesson-hanoi-n-middle-all = 31は全部の手数です。円盤5はまん中で動きます。
lesson-hanoi-n-middle-after = それはステップ17です。円盤1がもう1回動いています。
lesson-hanoi-n-middle-next = ステップ8では円盤4も動いています。

lesson-hanoi-n-sixty-four = hanoi(64)
lesson-hanoi-n-sixty-four-text = 手がどんなに多くても、実行中の呼び出しが64個を超えることはありません。このページは、どの手へも直接飛べます。
lesson-hanoi-n-sixty-four-ask = 円盤64が動いた直後のステップ、2^63へ行きましょう。
lesson-hanoi-n-sixty-four-hint = タイムラインのステップ番号は入力欄です。2^63と入力してEnterを押します。
lesson-hanoi-n-sixty-four-done = ステップ9,223,372,036,854,775,808 / 18,446,744,073,709,551,615。まん中の手が終わり、円盤64はゴールにあります。
