### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

proof-why = 為什麼？
proof-why-of = 為什麼？{ $title }
proof-step-of = 第 { $step } 步，共 { $steps } 步
proof-back = 上一步
proof-next = 下一步

proof-fold-title = 為什麼所有狀態排成一條線
proof-fold-tag = 郭君逸，定理一
proof-fold-copies = 假設編號更小的那些已經排成一條線，一端是全 0，另一端只有首位是 1。加上 { $piece }，這條線就有了兩份：自己那一位一份是 0，一份是 1。在同一份裡，動的只是編號更小的。
proof-fold-joint = { $piece } 只在一處能動：下一位是 1，再往後全是 0，就像 { $joint }。對編號更小的那些來說，這正是首位為 1 的那一端，所以兩份在那裡恰好有一步相連。
proof-fold-line = 把第二份翻開，兩份就接成一條線，長了一倍：共 { $all } 個狀態；兩端又是全 0 和只有首位是 1。只有一個時，0 和 1 兩個狀態就是一條線，所以兩個、三個、任意多個都成立。在一條線上，只有前進和後退。

proof-swap-title = 為什麼讀到 1，後面就互換
proof-swap-tag = 郭君逸，定理三
proof-swap-words = f 是走到全 0 的步數。開頭的 0 不影響步數，因為它根本不用動：f(0w) = f(w)。這裡 w = { $w }，f(w) = { $low }。
proof-swap-mirror = 開頭的 1 要變成 0，只有在 { $joint } 才行，也就是其餘各位的另一端。所以 { $piece } 為 1 的那一份，正是為 0 的那一份的鏡像。
proof-swap-sum = 從 1w 出發：到 { $joint } 要 2^(n−1) − 1 − f(w) = { $rest } 步，動 { $piece } 要 1 步，再到全 0 要 2^(n−1) − 1 = { $ones } 步。二進位裡 2^n − 1 全是 1，用它去減，每一位都翻轉：後面全部互換。
proof-swap-mirror-name = 鏡子

proof-parity-title = 為什麼奇數就動 { $piece }
proof-parity-tag = 郭君逸，定理二，不用 f
proof-parity-bands = { $of ->
    [rings] 每動一步，劍上的環數增減一個，所以總是走到相鄰的一層。
   *[others] 每動一步只變一位，1 的個數增減一個，所以總是走到相鄰的一層。
}
proof-parity-last = { $of ->
    [rings] 最後一步必定是取下 { $piece }，這時劍上只有一個環。{ $piece } 與另一環輪流動，劍上的環數也一奇一偶。一路倒推回去：奇數動 { $piece }，偶數動另一環。
   *[others] 最後一步必定是動 { $piece }，這時只剩一個 1。{ $piece } 與另一個輪流動，1 的個數也一奇一偶。一路倒推回去：奇數動 { $piece }，偶數動另一個。
}
proof-parity-on = { $of ->
    [rings] 劍上環數
   *[others] 1 的個數
}
proof-parity-moves = 圓點裡的數：動哪一個

proof-floors-title = 為什麼奇數號盤不疊奇數號盤
proof-floors-tag = 歸納法
proof-floors-aside = 替每根柱子的底座編號：起點和終點是 n + 1，中間的是 n。這裡 n = { $n }，只看奇偶。{ $n } 號盤上面的塔要從 { $from } 到 { $third }：腳下是 { $n } 號盤，去的是 { $n } 號底座，借用的是 { $floor } 號底座。格局相同，只少一個圓盤。
proof-floors-largest = { $n } 號盤從 { $from } 到 { $to }：從 { $floor } 號底座到 { $floor } 號底座。{ $n } 與 { $floor } 一奇一偶，放得下。
proof-floors-follow = 小塔跟著從 { $third } 到 { $to }：從 { $n } 號底座到 { $n } 號盤上，借用 { $floor } 號底座，又是同樣的格局。少一個圓盤時成立，{ $n } 個就成立，所以奇偶相同的絕不相疊。小塔每次都繞反方向走，所以相鄰兩號盤繞的方向相反。
proof-floor = 底座 { $number }
proof-lies-on = { $disc } 在 { $number } 上
proof-peg-start = { $peg } 起點
proof-peg-third = { $peg } 中繼
proof-peg-goal = { $peg } 終點

proof-ways-out-title = 為什麼必勝局面總能走到必敗局面
proof-ways-out-tag = 分三種情形
proof-ways-out-cold = 必敗局面走不到另一個必敗局面：各對的數全不相同，差也全不相同，所以同列、同行、同一對角線上沒有第二個必敗局面。圖中是 { $from }。
proof-ways-out-partner = 必勝局面 (x, y)（x ≤ y）分三種情形，都有出路。一、x 是某一對裡較大的數：把 y 減到它的搭檔，{ $from } 到 { $to }。
proof-ways-out-column = 二、x 是某一對裡較小的數，而 y 太大：把 y 減下來，{ $from } 到 { $to }。
proof-ways-out-diagonal = 三、x 是較小的數，而 y 太小：這時兩數之差比那一對小，差相同的一對排在前面。兩堆一起減，{ $from } 到 { $to }。每個數恰好在一對裡，所以沒有別的情形。
proof-ways-out-case = { $from } 屬於第 { $case ->
    [partner] 一
    [column] 二
   *[diagonal] 三
} 種情形：留下 { $to }。
proof-ways-out-choose = 任選一個局面：
proof-ways-out-right = x，向右
proof-ways-out-up = y，向上
proof-ways-out-is-cold = { $from } 是必敗局面：走不到另一個必敗局面。

proof-beatty-title = 為什麼每個數恰好出現一次
proof-beatty-tag = 貝亞蒂定理
proof-beatty-quotients = 用 φ 和 φ² 去除 { $next }。因為 1/φ + 1/φ² = 1，兩個商之和是 { $next }；兩個商都不是整數，各自向下取整，和就少 1：{ $sum }。
proof-beatty-gaps = 向下取整後的商，就是 { $next } 之前 φ 和 φ² 的倍數各有幾個，一共 { $n } 個；換成任何一個數都一樣，總比那個數少一個。所以每兩個相鄰整數之間恰好有一個倍數，向下取整，每個正整數恰好得到一次。
proof-beatty-golden = 為什麼是 φ？假設兩列是某個 a 和某個 b 的倍數，各自向下取整。第 k 對相差 k，所以 b = a + 1；要正好分完所有的數，須有 1/a + 1/b = 1。合起來就是 a² = a + 1：a 就是黃金比例 φ，b 就是 φ²。
proof-beatty-lower = φ 的倍數：a(k) 一列
proof-beatty-upper = φ² 的倍數：b(k) 一列

proof-pairs-title = 為什麼三對柱子輪流
proof-pairs-tag = 盯住 1 號盤
proof-pairs-smallest = 1 號盤每隔一步動一次：它連動兩步，本來可以併成一步；別的圓盤連動兩步，只會搬過去又搬回來。1 號盤繞的方向始終不變，所以它用到的幾對柱子依序輪流：{ $pairs }。
proof-pairs-others = 中間那一步，1 號盤在某根柱子的最上面，別的圓盤既離不開這根柱子，也放不上去。所以 1 號盤走完 { $from } → { $to }，下一步只能在另外兩根柱子 { $from } 和 { $third } 之間。
proof-pairs-cycle = 連看三步：1 號盤 { $from } → { $to }，接著是 { $pair } 這一對，然後 1 號盤再走 { $to } → { $third }，三對各出現一次。後三步還是這三對：先是不含 { $third } 的一對，因為 1 號盤在那裡；再來是 1 號盤到 { $from }；最後是不含 { $from } 的一對。這時 1 號盤回到原處，一切從頭再來。

proof-same-peg-title = 為什麼同柱就是同一個數字
proof-same-peg-tag = 一半再一半
proof-same-peg-halves = 把各步從 0 編號到 2^n − 1，寫成 n 位的二進位數。{ $disc } 只動一次，就在正中間：前一半它在 { $from }，它那一位（首位）是 0；後一半它在 { $to }，這一位是 1。
proof-same-peg-next = 每一半裡，它上面的塔都要搬一次，而塔底的 { $smaller } 在這一半的正中間動：先是 { $from } → { $third }，後是 { $third } → { $to }。前一半，它從 { $disc } 所在的柱子出發：同柱時兩個都是 0，離開後它是 1。後一半，它回到 { $disc } 所在的柱子：不同柱時它是 0，同柱後兩個都是 1。總之，同柱則數字相同，不同柱則數字相反。
proof-same-peg-on = 再小一號的圓盤也是這樣，一直到 1 號盤：i 號盤動之前（數字是 0），它上面的塔從它那根柱子出發；動之後（數字是 1），它上面的塔搬回它那根柱子。這裡各盤由大到小在 { $pegs }，所以各位是 { $digits }，就是第 { $step } 步。
proof-same-peg-cells = 柱子和數字

proof-blocks-title = 為什麼次數要向下取整
proof-blocks-tag = 只數整格
proof-blocks-when = { $disc } 是一座 { $size } 盤小塔的塔底。搬這座小塔要 { $ones }，{ $disc } 在正中間動，就是第 { $half } 步。只要還有更大的圓盤，接著就有一個更大的動一步，然後小塔再搬一次。所以 { $disc } 先在第 { $half } 步動，之後每 { $period } 步動一次。
proof-blocks-count = 提前 { $half } 步開始數，每 { $period } 步一格，{ $disc } 每次動都正好在一格的末尾。走了 k 步，就過了 (k + { $half }) / { $period } 格。最後一格如果不滿，末尾的那一次就還沒動。所以只數整格，這就是向下取整。

proof-thirds-title = 為什麼是 2 的冪的三分之二，向下取整
proof-thirds-tag = 4 的冪
proof-thirds-digits = 全是 1 的時候，照抄與互換輪著來：第一個 1 照抄，第二個互換，第三個又照抄。所以走到全 0 的步數 f，寫成二進位就是 1010…。這裡由 { $word } 得到 { $digits }。
proof-thirds-square = 位數是奇數時，末位是 1，往前每隔一位又是 1：這是 4 的各次冪之和。把一個有 { $cells } 格的正方形四等分，取一份再四等分，一直分到只剩一格。每種大小都有三份，其中一份上了色，最後多出一格。所以上色的 { $sum } 格，是 { $cells } − 1 的三分之一。
proof-thirds-rounded = 位數是偶數時，末尾多一個 0，全部加倍：兩個正方形，多出兩格。總之，2^(n+1) 是 f 的三倍再多 1 或 2。多出來的不到 3，所以 2^(n+1) 除以 3 再向下取整，去掉的恰好就是多出來的。

proof-half-title = 為什麼與自己的一半做 XOR 就是格雷碼
proof-half-tag = 比較相鄰兩位
proof-half-differ = f 的每一位，說的是狀態裡到這一位為止，1 的個數是不是奇數。再往後一位，狀態在那裡是 1，奇偶就變；是 0，就不變。所以把 f 的每一位和前一位比一比：不同的地方，狀態就是 1。
proof-half-shift = f 的一半，就是各位數字都右移一位。向下取整去掉的是末位：它後面沒有別的位要和它比。現在每一位都和它的前一位對齊，XOR 就是比較這兩位：相同得 0，不同得 1，這就是狀態。

## The states of a puzzle of one’s own form a tree.
proof-tree-title = 為什麼只有一條路
proof-tree-tag = 看最慢的零件
proof-tree-copies = { $piece } 不動時，動的只是更快的零件。所以它每站一個位置，更快的零件的那棵狀態樹就有一份。
proof-tree-joint = { $piece } 要走一步，更快的零件必須正好停在一個狀態，第一處是 { $guard }。所以相鄰的兩份之間只有一步相連。
proof-tree-whole = 幾棵樹排成一排，每棵只用一步連到下一棵，合起來還是一棵樹：不走回頭路，任何兩個狀態之間恰好有一條路，也不會永遠卡住。只有一個零件時，狀態就是一排位置，所以兩個、三個、任意多個零件都成立。一棵樹的步數比狀態數少一。
