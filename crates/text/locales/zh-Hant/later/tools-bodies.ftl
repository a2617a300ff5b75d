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
