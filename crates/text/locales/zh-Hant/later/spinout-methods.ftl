### Spin-Out: the card of the shortcut.

shortcut-seen = 最短走法分成幾段：在缺口處轉、在盒外轉、再把剩下的轉完。點一段就到它開始的地方。
shortcut-reach = 適用於大象也能在盒外轉動的玩法。
shortcut-rule = 先在缺口處轉，直到滑板能拉出夠遠；再把露在盒外的轉好，那裡沒有窄槽擋著；最後把剩下的轉完。
shortcut-none = 在盒外轉並不會讓這條路更短：每一步都在缺口處轉。
shortcut-at-the-gap = 在缺口處
shortcut-outside = 在盒外
shortcut-turns = { $count } 步
shortcut-why = 為什麼這麼少？只在缺口處轉，每多一頭大象，步數大約加倍，共要 { $usual } 步。這裡在缺口處只轉到 1 至 6 號都橫放為止，滑板就能拉出夠遠，讓 1 至 4 號在盒外轉動，不再朝著盒內。之後其餘各頭都只要轉一步：一共 { $all } 步。
