### Proofs: short reasons in steps, each with a picture, which “Why?” opens below a card.

proof-why = 為什麼？
proof-why-of = 為什麼？{ $title }
proof-step-of = 第 { $step } 步，共 { $steps } 步
proof-back = 上一步
proof-next = 下一步
proof-copy = { $piece } { $place }

proof-fold-title = 為什麼所有狀態排成一條線
proof-fold-tag = 定理一
proof-fold-copies = 假設號數較小的那些已經排成一條線。加上 { $piece }，這條線就有了兩份：自己那一位一份是 0，一份是 1。在同一份裡，動的只是號數較小的。
proof-fold-joint = { $piece } 只在一處能動：下一位是 1，再往後全是 0，就像 { $joint }。這正是兩份的同一個末端，所以兩份在那裡恰好有一步相連。
proof-fold-line = 把第二份翻開，兩份就接成一條線，長了一倍：共 { $all } 個狀態。只有一個時是兩個狀態的一條線，所以兩個、三個、任意多個都成立。在一條線上，只有前進和後退。

proof-swap-title = 為什麼讀到 1，後面就互換
proof-swap-tag = 照抄或互換
proof-swap-words = f 是走到全 0 的步數。開頭的 0 不影響步數，因為它根本不用動：f(0w) = f(w)。這裡 w = { $w }，f(w) = { $low }。
proof-swap-mirror = 開頭的 1 要變成 0，只有在 { $joint } 才行，也就是其餘各位的另一端。所以 { $piece } 為 1 的那一份，正是為 0 的那一份的鏡像。
proof-swap-sum = 從 1w 出發：到 { $joint } 要 2^(n−1) − 1 − f(w) = { $rest } 步，動 { $piece } 要 1 步，再到全 0 要 2^(n−1) − 1 = { $ones } 步。二進位裡 2^n − 1 全是 1，用它去減，每一位都翻轉：後面全部互換。
proof-swap-mirror-name = 鏡子

proof-parity-title = 為什麼奇數就動 { $piece }
proof-parity-tag = 定理二
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
proof-ways-out-tag = 兩條引理
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
proof-beatty-golden = 為什麼是 φ？第 k 對相差 k，所以兩列是某個 a 和 a + 1 的倍數；要正好分完所有的數，須有 1/a + 1/(a + 1) = 1，即 a² = a + 1：a 就是黃金比例 φ，a + 1 就是 φ²。
proof-beatty-lower = φ 的倍數：a(k) 一列
proof-beatty-upper = φ² 的倍數：b(k) 一列
