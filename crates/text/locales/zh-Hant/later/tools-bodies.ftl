### 同一道題，兩個身體：要找出這邊的哪一個就是那邊的哪一個。

bodies-title = 同一道題，兩個身體
bodies-line = 哪頭大象就是哪個環？找出能把每一步都搬過去的配對。還有：瘋狂大象為什麼配不上？
bodies-verb = 去配對

bodies-pair = 哪兩道題
bodies-pair-name = { $left } 和 { $right }
bodies-pieces = 各有幾個
bodies-task = 給左邊的每一個配上右邊的一個，再給它的每個位置配上對方的一個位置，使左邊的每一步在右邊也合規則。還是說，根本沒有這樣的配對？
bodies-task-unlike = 左邊每個有 { $left } 個位置，右邊每個有 { $right } 個，沒法一個對一個地配。那麼整個狀態能不能一個對一個地配呢？

bodies-partner-of = { $piece } 配誰
bodies-places-of = { $piece } 的位置怎麼配
bodies-is = { $left } = { $right }
bodies-equals = =
bodies-try = 試一試
bodies-none = 沒有配對

bodies-fails-at = 往終點走的第 { $step } 步就不行了。
bodies-fails-beside = 往終點的一路都行，但旁邊有一步不行。
bodies-conflict = 左邊是「{ $left }」，右邊就該是「{ $right }」。
bodies-again = 改一改配對，再試一次。
bodies-there-is = 有的。兩邊都是 { $states } 個狀態連成一條線：兩端的 { $ends } 個只有一步可走，其餘都有兩步。再找找。

bodies-found = 就是它：在全部 { $states } 個狀態裡，一邊的每一步都是另一邊的一步。
bodies-same = 這樣的配對叫做同構。兩道題的狀態一樣，走法也一樣，只是零件的模樣不同；所以對一道題成立的數目、解法和證明，對另一道也成立。
bodies-by-hand = 動哪一邊都行，也可以按步驟按鈕：另一邊會跟著動。
bodies-other = 找出另一個正確的配對
bodies-back = 後退
bodies-forward = 前進
bodies-step = 一路共 { $steps } 步，走到第 { $step } 步
bodies-moves-of = { $puzzle } 的步驟
bodies-followed = { $left }。跟著就是：{ $right }。

## 兩塊板下面的第三個身體：還剩的步數，用二進位寫。它的位不是環。

bodies-bits = 第三個身體：用二進位數還剩幾步
bodies-to-go = 還剩 { $moves } 步：二進位 { $digits }
bodies-bits-ask = 狀態一樣多，每走一步就減一。那麼每個環都是它的一位嗎？試試看。
bodies-bit = 第 { $bit } 位
bodies-bit-of = { $piece } 是哪一位
bodies-bit-choose = 哪一位？
bodies-bit-fails = { $changed ->
    [piece] 不對：「{ $mv }」動了 { $piece }，可第 { $bit } 位沒變：{ $before } → { $after }。
   *[bit] 不對：「{ $mv }」變了第 { $bit } 位，可 { $piece } 沒動：{ $before } → { $after }。
}
bodies-bit-many = 這裡減一，一下子變了 { $changes } 位；板上卻只動了一個。
bodies-bit-is = 對：{ $piece } 一動，第 { $bit } 位就變；不動就不變。只有這一個環是一位。
bodies-bit-gray = 整個狀態還是配得上的：一個環套在劍上，若且唯若它那一位與左邊一位不同。這就是格雷碼。

bodies-right-none = 對，沒有配對。
bodies-not-as-many = 左邊有 { $left } 個狀態，右邊有 { $right } 個。配對時每個狀態都要有自己的一個搭檔，所以兩邊必須一樣多。
bodies-dead-ends = 兩邊都是 { $states } 個狀態。可是只有一步可走的死路，左邊有 { $left } 個，右邊有 { $right } 個。配對不改變一個狀態有幾步可走，死路只能配死路，而兩邊不一樣多。左邊的狀態連成一條線，右邊的長成一棵樹。
bodies-other-moves = 兩邊都是 { $states } 個狀態。可是有 { $moves } 步可走的，左邊有 { $left } 個，右邊有 { $right } 個。配對不改變一個狀態有幾步可走。
bodies-count = 數什麼
bodies-count-states = 狀態
bodies-count-moves = { $moves ->
    [1] 只有 1 步可走（死路）
   *[other] 有 { $moves } 步可走
}
