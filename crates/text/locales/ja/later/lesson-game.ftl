lesson-game = 勝つのはどちら？
lesson-game-line = 二つの石の山と、相手に渡すべき局面
lesson-game-learnt = どの手も必勝局面につながる局面は必敗です。だから必敗局面はゲームの終わりからさかのぼって見つかり、このゲームでは黄金比に従います。

lesson-game-cold = 必敗局面はどれ？
lesson-game-cold-text = 石の山が二つあります。片方の山から好きなだけ、または両方から同じ数ずつ取ります。最後の石を取ったほうが勝ちです。どの手を選んでも負ける局面があります。これを必敗局面と呼びましょう。
lesson-game-cold-ask = 各山の石が7個までの必敗局面を見つけましょう。手番の側が必ず負けるマスをクリックします。
lesson-game-cold-ask-2 = 隅の組を0番とし、ほかを1番から3番とします。各組の二つの山の差はいくつですか？
lesson-game-cold-hint = 石が残っていなければ手番の側はもう負けているので、隅から始めます。消されたマスは必勝です。そこから必敗局面へ行く手があるからです。残ったマスのうち、隅に近いものを見ましょう。
lesson-game-cold-hint-2 = 大きいほうの山から小さいほうを引きます。
lesson-game-cold-done = k番の組の差はkです。必勝局面を消していくと、残ったのが必敗局面です。

lesson-game-pairs = 次の組
lesson-game-pairs-text = 必敗のマスは、自分の行と列を消します。だから同じ数が二つの組に入ることはありません。斜めの線も消すので、同じ差も二度出ません。
lesson-game-pairs-ask = これまでに0と0、1と2、3と5、4と7が見つかりました。次の組の小さいほうの山は、残った数のうち最小のものです。いくつですか？
lesson-game-pairs-ask-2 = 差も、残ったうち最小のものです。大きいほうの山はいくつですか？
lesson-game-pairs-hint = これまでに使った数：0、1、2、3、4、5、7。
lesson-game-pairs-hint-2 = これまでの差は0、1、2、3です。次の差を、小さいほうの山に足します。
lesson-game-pairs-done = 残った最小の数と、1ずつ増える差。この二つの規則で、すべての必敗の組が求まります。だからどの数も、ちょうど一つの組に入ります。

lesson-game-play = 必敗局面を渡す
lesson-game-play-text = 必敗局面を渡したほうが勝ちます。相手がどう応じても必勝局面になり、そこからまた必敗局面を渡せるからです。
lesson-game-play-ask = 相手に必敗局面を渡しましょう。
lesson-game-play-hint = 3と5のように、手の届く必敗の組を探しましょう。
lesson-game-play-done = 必敗局面です。毎回こうすれば、最後の石はあなたが取れます。

lesson-game-golden = 黄金比
lesson-game-golden-text = 前の組を全部見つけなくても、もっと速く組を求められます。小さいほうの山に黄金比1.618…を掛けて切り上げると、大きいほうの山になります。
lesson-game-golden-ask = 10番の必敗の組の小さいほうの山は16です。大きいほうは？
lesson-game-golden-hint = 16かける1.618は、25.9より少し小さい数です。
lesson-game-golden-done = 必敗の組は黄金比に従うので、山がどんなに大きくても、どちらが勝つかがすぐにわかります。
lesson-game-golden-down = 切り上げます。25.9ではまだ少し足りません。
