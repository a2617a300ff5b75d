### Dials that turn outside their case too.

spinout-how-to-write = 每頭大象一個字母，{ $dials } 號在最左：U 是直立，L 是朝盒內，R 是朝盒外。再寫 @ 和已經過了缺口的大象數，滑板推到底時是 0。
spinout-states-allowed = 每頭大象的 L、U 或 R，再加 @ 和位移
spinout-moves-allowed = 步驟，如 1-L.4-R*，或 ~K 表示沿路線走 K 步
shortcut-name = 捷徑
shortcut-seen = 最短走法分成幾段：在缺口處轉、在盒外轉、再把剩下的轉完。點一段就到它開始的地方。
shortcut-reach = 適用於大象也能在盒外轉動的玩法。
shortcut-rule = 先在缺口處轉，直到滑板能拉出夠遠；再把露在盒外的轉好，那裡沒有窄槽擋著；最後把剩下的轉完。
shortcut-at-the-gap = 在缺口處
shortcut-outside = 在盒外
shortcut-turns = { $count } 步
shortcut-why = 為什麼這麼少？只在缺口處轉，最後一頭大象前後各要把其餘的排一遍，共 { $usual } 步。在盒外轉，就省去了後一半，{ $all } 步就夠。
