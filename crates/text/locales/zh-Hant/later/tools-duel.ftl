### 平方對決：愛麗絲要避開平方，鮑伯要造出平方。

duel-title = 平方對決
duel-line = 愛麗絲不要任何一段連著出現兩次，鮑伯偏要。誰能如願？
duel-verb = 來玩
duel-game = 玩法
duel-game-turns = 輪流寫字母
duel-game-places = 鮑伯指定位置
duel-letters = 字母數
duel-side = 你當
duel-side-alice = 愛麗絲
duel-side-bob = 鮑伯
duel-side-two = 兩人對玩
duel-rule-turns = 愛麗絲和鮑伯輪流在末尾寫一個字母，愛麗絲先寫。愛麗絲不要平方，鮑伯要。兩個字母以上的一段連著出現兩次就是平方，例如 1 2 1 2。單個字母連寫兩次不算，不然鮑伯只要照抄就行了。
duel-rule-places = 鮑伯說下一個字母放在哪裡，任何位置都行；愛麗絲說放哪個字母。愛麗絲不要平方，鮑伯要。同一段連著出現兩次就是平方，單個字母也算：3 3 或 1 2 1 2。
duel-word = 字串：{ $word }
duel-empty = 還沒有字母
duel-length = { $count } 個字母
duel-ask-letter = { $player ->
    [alice] 愛麗絲：寫哪個字母？
   *[bob] 鮑伯：寫哪個字母？
}
duel-ask-place = 鮑伯：下一個字母放在哪裡？
duel-over = 這一局結束了。
duel-letter = 字母 { $letter }
duel-place-first = 最前面
duel-place-after = 第 { $number } 個字母 { $letter } 之後
duel-keys-letters = 按鍵：字母本身，1 到 9 和 a 到 c。
duel-did-letter = { $player ->
    [alice] 愛麗絲（電腦）：{ $letter }。
   *[bob] 鮑伯（電腦）：{ $letter }。
}
duel-did-place-first = 鮑伯（電腦）：最前面。
duel-did-place-after = 鮑伯（電腦）：第 { $number } 個字母 { $letter } 之後。
duel-sees-strategy = 這是永遠不會輸的策略。
duel-sees-forced = { $player ->
    [bob] 不管你怎麼走，再過 { $count } 個字母之內我一定有平方。
   *[alice] 你要是走對了，再過 { $count } 個字母之內就會有平方。
}
duel-sees-ahead = 我往後看了 { $count } 個字母：勝負未定。
duel-bob-won = 平方：{ $block } 連著出現兩次。鮑伯贏了，一共 { $count } 個字母。
duel-alice-won = { $count } 個字母，沒有平方：愛麗絲守住了。
duel-was-avoidable = 最後那個位置，另有字母不會造成平方。退回去再試一次。
duel-was-unavoidable = 那個位置寫哪個字母都會造成平方。要是走錯了，也是錯在更早。
duel-back = 退一步
duel-new = 再來一局

duel-known = 已知的結果
duel-known-of = { $letters } 個字母
duel-known-between = { $least } 到 { $most } 個字母
duel-known-from = { $letters } 個字母以上
duel-known-bob = 鮑伯，{ $count } 個字母之內
duel-known-alice = 愛麗絲，永遠守得住
duel-known-open = 還沒有人知道
duel-source-turns = 6 和 16 是 Pegden（2011）找到的，本頁重新搜尋得出；他還證明 37 個字母夠愛麗絲用。Grytczuk、Kozik 和 Micek（2013）降到 6 個，Rosenfeld（2021）降到 4 個。4 個的證明沒有說該怎麼走。
duel-source-places = Grytczuk、Szafruga 和 Zmarz（2013）證明：12 個字母夠愛麗絲用，4 個不夠。究竟要幾個，還沒有答案。
duel-computer-turns = 電腦往後推算，最多看 { $count } 個局面。有 9 個以上的字母時，它按 Grytczuk、Kosiński 和 Zmarz（2015）的策略當愛麗絲：把字母看成一對不大於 3 的數。第一個數依次取圖厄的數列，所以偶數長的一段不會連著出現；第二個數是「最愛」，鮑伯用過就換，所以奇數長的也不會。
duel-computer-places = 電腦往後推算，最多看 { $count } 個局面。有 12 個字母時，它按證明裡的策略當愛麗絲：把字母看成一對數。第一個數不大於 4，由層數決定：比左右鄰居中較低的高一層；第二個數不大於 3，在同一層裡依次取圖厄的數列。
