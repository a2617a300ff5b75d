### 平方对决：爱丽丝要避开平方，鲍勃要造出平方。

duel-title = 平方对决
duel-line = 爱丽丝不要任何一段连着出现两次，鲍勃偏要。谁能如愿？
duel-verb = 来玩
duel-game = 玩法
duel-game-turns = 轮流写字母
duel-game-places = 鲍勃指定位置
duel-letters = 字母数
duel-side = 你当
duel-side-alice = 爱丽丝
duel-side-bob = 鲍勃
duel-side-two = 两人对玩
duel-rule-turns = 爱丽丝和鲍勃轮流在末尾写一个字母，爱丽丝先写。爱丽丝不要平方，鲍勃要。两个字母以上的一段连着出现两次就是平方，例如 1 2 1 2。单个字母连写两次不算，不然鲍勃只要照抄就行了。
duel-rule-places = 鲍勃说下一个字母放在哪里，任何位置都行；爱丽丝说放哪个字母。爱丽丝不要平方，鲍勃要。同一段连着出现两次就是平方，单个字母也算：3 3 或 1 2 1 2。
duel-word = 字串：{ $word }
duel-empty = 还没有字母
duel-length = { $count } 个字母
duel-ask-letter = { $player ->
    [alice] 爱丽丝：写哪个字母？
   *[bob] 鲍勃：写哪个字母？
}
duel-ask-place = 鲍勃：下一个字母放在哪里？
duel-over = 这一局结束了。
duel-letter = 字母 { $letter }
duel-place-first = 最前面
duel-place-after = 第 { $number } 个字母 { $letter } 之后
duel-keys-letters = 按键：字母本身，1 到 9 和 a 到 c。
duel-did-letter = { $player ->
    [alice] 爱丽丝（电脑）：{ $letter }。
   *[bob] 鲍勃（电脑）：{ $letter }。
}
duel-did-place-first = 鲍勃（电脑）：最前面。
duel-did-place-after = 鲍勃（电脑）：第 { $number } 个字母 { $letter } 之后。
duel-sees-strategy = 这是永远不会输的策略。
duel-sees-forced = { $player ->
    [bob] 不管你怎么走，再过 { $count } 个字母之内我一定有平方。
   *[alice] 你要是走对了，再过 { $count } 个字母之内就会有平方。
}
duel-sees-ahead = 我往后看了 { $count } 个字母：胜负未定。
duel-bob-won = 平方：{ $block } 连着出现两次。鲍勃赢了，一共 { $count } 个字母。
duel-alice-won = { $count } 个字母，没有平方：爱丽丝守住了。
duel-was-avoidable = 最后那个位置，另有字母不会造成平方。退回去再试一次。
duel-was-unavoidable = 那个位置写哪个字母都会造成平方。要是走错了，也是错在更早。
duel-back = 退一步
duel-new = 再来一局

duel-known = 已知的结果
duel-known-of = { $letters } 个字母
duel-known-between = { $least } 到 { $most } 个字母
duel-known-from = { $letters } 个字母以上
duel-known-bob = 鲍勃，{ $count } 个字母之内
duel-known-alice = 爱丽丝，永远守得住
duel-known-open = 还没有人知道
duel-source-turns = 6 和 16 是 Pegden（2011）找到的，本页重新搜索得出；他还证明 37 个字母够爱丽丝用。Grytczuk、Kozik 和 Micek（2013）降到 6 个，Rosenfeld（2021）降到 4 个。4 个的证明没有说该怎么走。
duel-source-places = Grytczuk、Szafruga 和 Zmarz（2013）证明：12 个字母够爱丽丝用，4 个不够。究竟要几个，还没有答案。
duel-computer-turns = 电脑往后推算，最多看 { $count } 个局面。有 9 个以上的字母时，它按 Grytczuk、Kosiński 和 Zmarz（2015）的策略当爱丽丝：把字母看成一对不大于 3 的数。第一个数依次取图厄的数列，所以偶数长的一段不会连着出现；第二个数是“最爱”，鲍勃用过就换，所以奇数长的也不会。
duel-computer-places = 电脑往后推算，最多看 { $count } 个局面。有 12 个字母时，它按证明里的策略当爱丽丝：把字母看成一对数。第一个数不大于 4，由层数决定：比左右邻居中较低的高一层；第二个数不大于 3，在同一层里依次取图厄的数列。
