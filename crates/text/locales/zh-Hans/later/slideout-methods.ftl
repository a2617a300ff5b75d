### Pieces in a slide, each of which waits for those at its right.

slideout-slide-seen = 每个零件现在在哪里、该在哪里、要几步。有死路时，图中每根柱条是一条死路，越高越深。
slideout-slide-reach = 适用于任何两个状态。有死路时，光靠不走回头路还不够。
slideout-rule = 零件要动一格，右邻要在这一格所需的位置，再往右的都要在最末位置，所以先让它们到位。
slideout-is-at = 现在
slideout-wanted-at = 该在

slideout-dead-ends = { $steps } 步的路线上有 { $count } 条死路，从下列各步岔出；最深 { $moves }。
slideout-on-the-route = 现在在路线上。
slideout-dead-end-begins = 小心：这里有一条死路，深 { $moves }。
slideout-in-dead-end = 现在偏离路线 { $moves }，是从第 { $step } 步岔出的。
