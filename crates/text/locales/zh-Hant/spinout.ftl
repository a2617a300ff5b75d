### Dials that turn outside their case too.

spinout-how-to-write = 每頭大象一個字母，{ $dials } 號在最左：U 是直立，L 是朝盒內，R 是朝盒外。再寫 @ 和已經過了缺口的大象數，滑板推到底時是 0。
spinout-states-allowed = 每頭大象的 L、U 或 R，再加 @ 和位移
spinout-moves-allowed = 步驟，如 1-L.4-R*，或 ~K 表示沿路線走 K 步
shortcut-name = 捷徑
