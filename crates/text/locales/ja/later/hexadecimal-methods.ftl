### The Hexadecimal Puzzle: bars and a key.

## The method of the key. $key: 1110.
key-bits-seen = 各行は動かさなければならないバーです。前のバーに必要な並び、今の並び、違っているバーを示します。一つ下の行は、先に動かすべきバーです。
key-bits-reach = 任意の状態と任意のゴール、すべての鍵。
key-bits-rule = バーを動かせるのは、前の4本が鍵{ $key }と同じで、それより前がすべて下（1）のときだけです。だから、違っているもののうち一番近いバーを先に動かさなければならず、そのバーにも同じことが言えます。
key-bits-bar = バー
key-bits-must-see = 必要な並び
key-bits-sees = 今の並び
key-bits-wrong = 違い
key-bits-why = これらのバーより奥は動きません。バー1本に必要なことで、それより前のバーがすべて決まるので、ほかに動かし方はありません。
