lesson-base-three = 3進法で数える
lesson-base-three-line = 位置が三つずつのピースと、経路から外れた状態
lesson-base-three-learnt = 全状態が一列に並ぶなら、位置が三つずつのピースでは手数を3進法で数えられます。線が枝分かれすると、一つの数ではすべての状態を表せなくなります。

lesson-base-three-two = ここでも一列
lesson-base-three-two-text = 今度は、円盤は隣の杭へしか動けません。AとBの間か、BとCの間です。つまり位置は三つあり、それを順番に通ります。
lesson-base-three-two-ask = 2枚の円盤を杭Cへ移しましょう。
lesson-base-three-two-ask-2 = 両端を含めて、状態をいくつ見ましたか？
lesson-base-three-two-hint = 円盤2が杭Aを離れられるのは、円盤1が杭Cにあるときだけです。
lesson-base-three-two-hint-2 = 手を数え、出発したときの状態も忘れないようにしましょう。
lesson-base-three-two-done = 九つ、つまり円盤2枚の全状態です。リングと同じように、塔も一列に沿って進み、どの状態も飛ばしません。
lesson-base-three-two-eight = 8は手数です。8手の線には、状態がもう一つあります。

lesson-base-three-count = 3進法で
lesson-base-three-count-text = 円盤には位置が三つあり、0、1、2の値をとる3進法の桁と同じです。一列がすべての状態を通るなら、手を進めなくても手数を数えられます。
lesson-base-three-count-ask = 円盤3枚を杭Aから杭Cへ移すには、何手かかりますか？
lesson-base-three-count-ask-2 = では4枚から6枚では？
lesson-base-three-count-hint = 3進法3桁で27状態を数えられ、塔はそのすべてを通ります。
lesson-base-three-count-hint-2 = 円盤が1枚増えると状態は3倍になります。一列の手数は、状態の数より1少なくなります。
lesson-base-three-count-done = 3ⁿ − 1手です。ピースの位置が二つずつなら2進法、三つずつなら3進法で数えます。
lesson-base-three-count-seven = AからCへ飛べるなら7で正解です。ここではBに止まらなければなりません。
lesson-base-three-count-states = それは状態の数です。27状態の間の手数は、それより1少なくなります。

lesson-base-three-elephants = 行き止まり
lesson-base-three-elephants-text = 5頭のゾウも位置が三つずつあり、全部で243状態です。ところが解は242手ではなく114手です。
lesson-base-three-elephants-ask = 両端を含めて、解はいくつの状態を通りますか？
lesson-base-three-elephants-ask-2 = なぜ243状態すべてではないのですか？
lesson-base-three-elephants-hint = ある状態から次の状態までが1手です。
lesson-base-three-elephants-hint-2 = 最短経路が通らないのは、どんな状態でしょうか？
lesson-base-three-elephants-done = 全状態が一列に並ぶなら、一つの数で状態がわかります。線が枝分かれするところでは、解はどこにも通じない枝をすべて避けます。
lesson-base-three-elephants-moves = 114は手数です。スタートの状態も数えましょう。
lesson-base-three-elephants-dead-ends = 多くの状態が、解のわきの行き止まりにあるから。
lesson-base-three-elephants-two-places = ゾウの位置は二つしかないから。
lesson-base-three-elephants-two-places-why = どのゾウも三通りに立てます。
lesson-base-three-elephants-mistake = ゾウは位置を飛ばせるから。
lesson-base-three-elephants-mistake-why = 1手ごとに、1頭のゾウが位置一つ分だけ変わります。
