### Spin-Out: the card of the shortcut.

shortcut-seen = 最短走法分成几段：在缺口处转、在盒外转、再把剩下的转完。点一段就到它开始的地方。
shortcut-reach = 适用于大象也能在盒外转动的玩法。
shortcut-rule = 先在缺口处转，直到滑板能拉出够远；再把露在盒外的转好，那里没有窄槽挡着；最后把剩下的转完。
shortcut-none = 在盒外转并不会让这条路更短：每一步都在缺口处转。
shortcut-at-the-gap = 在缺口处
shortcut-outside = 在盒外
shortcut-turns = { $count } 步
shortcut-why = 为什么这么少？只在缺口处转，每多一头大象，步数大约加倍，共要 { $usual } 步。这里在缺口处只转到 1 至 6 号都横放为止，滑板就能拉出够远，让 1 至 4 号在盒外转动，不再朝着盒内。之后其余各头都只要转一步：一共 { $all } 步。
