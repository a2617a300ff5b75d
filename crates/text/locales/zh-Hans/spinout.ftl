### Dials that turn outside their case too.

spinout-how-to-write = 每头大象一个字母，{ $dials } 号在最左：U 是竖直，L 是朝盒内，R 是朝盒外。再写 @ 和已经过了缺口的大象数，滑板推到底时是 0。
spinout-states-allowed = 每头大象的 L、U 或 R，再加 @ 和位移
spinout-moves-allowed = 步骤，如 1-L.4-R*，或 ~K 表示沿路线走 K 步
shortcut-name = 捷径
shortcut-seen = 最短走法分成几段：在缺口处转、在盒外转、再把剩下的转完。点一段就到它开始的地方。
shortcut-reach = 适用于大象也能在盒外转动的玩法。
shortcut-rule = 先在缺口处转，直到滑板能拉出够远；再把露在盒外的转好，那里没有窄槽挡着；最后把剩下的转完。
shortcut-at-the-gap = 在缺口处
shortcut-outside = 在盒外
shortcut-turns = { $count } 步
shortcut-why = 为什么这么少？只在缺口处转，最后一头大象前后各要把其余的排一遍，共 { $usual } 步。在盒外转，就省去了后一半，{ $all } 步就够。
