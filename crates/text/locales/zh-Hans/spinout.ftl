### Dials that turn outside their case too.

spinout-how-to-write = 每头大象一个字母，{ $dials } 号在最左：U 是竖直，L 是朝盒内，R 是朝盒外。再写 @ 和已经过了缺口的大象数，滑板推到底时是 0。
spinout-states-allowed = 每头大象的 L、U 或 R，再加 @ 和位移
spinout-moves-allowed = 步骤，如 1-L.4-R*，或 ~K 表示沿路线走 K 步
shortcut-name = 捷径
