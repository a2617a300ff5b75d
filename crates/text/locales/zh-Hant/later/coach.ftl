### The coach: a real puzzle in one's hands.

coach-no-game = 對局沒有最短路線，沒辦法帶著走。可以看看怎樣取勝，或換一個玩具。

## How the puzzle in the hands stands, and what it should become
coach-free-end = 環從哪一端進出（活動端）？
coach-left = 在左邊
coach-right = 在右邊
coach-rings = 照你手上的樣子，點環切換上或下
coach-on = 上
coach-off = 下
coach-discs = 照你手上的樣子，從最大的圓盤起，點它所在的柱子
coach-pieces = 照你手上的樣子，逐一點零件，直到一樣
coach-notation = 寫出你手上各個零件的位置
coach-fix = 改成你手上的樣子
coach-goal = 想變成什麼樣？
coach-take-off = 全部取下
coach-put-on = 全部放上
coach-other = 其他
coach-other-goal = 要變成的樣子
coach-start = 開始
coach-rule = 只看口訣
coach-first = 先走

## While it leads
coach-next = 下一步
coach-next-hint = 手上做完這一步，就點這裡
coach-repeat = 再說一次
coach-go-on = 繼續
coach-return = 不改了，返回
coach-lost = 走亂了？
coach-then = 接著
coach-after = 做完應該是這樣
coach-now = 現在應該是這樣
coach-yes = 一樣
coach-not-same = 不一樣
coach-start-over = 重新開始
coach-end = 結束

## How it leads
coach-options = 教練選項
coach-at-a-time = 每次
coach-one = 一步
coach-two = 兩步
coach-block = 一段
coach-going-on = 何時走下一步
coach-by-tap = 點一下
coach-by-tempo = 依固定節奏
coach-after-voice = 唸完之後
coach-tempo = 節奏
coach-speak = 語音報步
coach-awake = 螢幕恆亮
coach-kept-on = 螢幕保持恆亮
coach-may-dim = 螢幕可能會熄滅
coach-checks = 每段之後核對一次
coach-no-voice = 這台裝置沒有中文語音

coach-seconds-a-move = 每步 { $seconds } 秒
coach-resume = 從第 { $step } 步繼續（{ $when }）
coach-days-ago = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days } 天前
}
