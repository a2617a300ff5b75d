lesson-gray = グレイコードとは
lesson-gray-line = 一度に1桁ずつ
lesson-gray-learnt = グレイコードでは隣どうしが1桁だけ違うので、途中で読みまちがえません。立方体の辺に沿ってすべての頂点をめぐる道で、リングもその一つをたどります。

lesson-gray-carry = 7から8へ
lesson-gray-carry-text = 1ずつ数えていくと、2進数ではたくさんの桁が変わることがあります。7は0111、8は1000です。
lesson-gray-carry-ask = 7から8で、何桁変わりますか？
lesson-gray-carry-hint = 0111と1000を縦に並べて書き、1桁ずつ比べましょう。
lesson-gray-carry-done = 全部です。6から7、つまり0110から0111では1桁だけです。繰り上がりがどこまで続くかによります。
lesson-gray-carry-one = 数は1増えますが、変わる桁は一つではありません。
lesson-gray-carry-three = それは0になる1の数です。最初の桁も変わります。

lesson-gray-dial = 途中で止まった目盛り盤
lesson-gray-dial-text = 四つのセンサーが、回る目盛り盤の位置を1桁ずつ読みます。ぴったり同時に切り替わることはありません。目盛り盤が0111から1000へ回り、最初の桁がほかより少し早く切り替わりました。
lesson-gray-dial-ask = その瞬間、どんな数に見えますか？
lesson-gray-dial-hint = 最初の桁はもう1で、ほかはまだ7のままです。
lesson-gray-dial-done = 1111で、7とも8ともかけ離れています。どの桁が遅れるかによって、0から15のどの数も現れます。
lesson-gray-dial-seven = 7
lesson-gray-dial-seven-why = それは0111ですが、最初の桁はもう切り替わっています。
lesson-gray-dial-fifteen = 15
lesson-gray-dial-eight = 8
lesson-gray-dial-eight-why = それは1000ですが、あとの3桁はまだ切り替わっていません。

lesson-gray-digit = 一度に1桁
lesson-gray-digit-text = グレイコードでは、隣どうしが1桁だけ違います。あやふやになるのはその1桁だけなので、隣り合う二つの数のどちらかが読めます。名前は、1953年に特許を得たフランク・グレイにちなみます。ルイ・グロは1872年に、リングの中にこの符号を見つけていました。ここではリングが1100で、残り8手です。
lesson-gray-digit-ask = 8から7へ動かしましょう。
lesson-gray-digit-hint = リング1では9になります。ほかに動かせるリングは？
lesson-gray-digit-done = 1100から0100へ、リングが1個動いて1桁変わりました。2進数なら4桁です。

lesson-gray-cube = 立方体の辺に沿って
lesson-gray-cube-text = 3桁は三つの方向、右、上、奥にあたります。3桁の符号語は立方体の頂点で、1桁だけ違う二つを辺が結びます。グレイコードは、すべての頂点を一度ずつ通る、辺に沿った道です。3個のリングもそのような道をたどります。
lesson-gray-cube-ask = 3個のリングの道には、辺が何本ありますか？
lesson-gray-cube-hint = 頂点から次の頂点へ、辺が1本ずつです。最後の頂点で道は終わります。
lesson-gray-cube-eight = それは頂点の数です。二つの頂点の間に辺が1本あります。
lesson-gray-cube-twelve = 立方体の辺は12本ですが、道はその全部を使うわけではありません。
lesson-gray-cube-ask-2 = 次の並びのうち、これもグレイコードなのはどれですか？
lesson-gray-cube-hint-2 = 隣どうしは1桁だけ違い、どの符号語も一度だけ出なければなりません。
lesson-gray-cube-counting = 000 001 010 011 100 101 110 111
lesson-gray-cube-counting-why = 001から010では2桁変わります。そこに辺はありません。
lesson-gray-cube-twice = 000 001 000 010 011 111 101 100
lesson-gray-cube-twice-why = 000が2回出ていて、110がありません。
lesson-gray-cube-other = 010 000 001 011 111 101 100 110
lesson-gray-cube-done = グレイコードはたくさんあり、立方体にはこのような道が144本あります。リングはその一つをたどります。
