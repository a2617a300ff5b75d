### slideout

slideout-slide-name = 在等什么
slideout-slide-seen = 每个零件现在在哪里、应在哪里、要几步。有岔路时，柱形是各条死路，越高越深。
slideout-slide-reach = 适用于任何两个状态。有死路时，光是不走回头路还不够。
dead-ends-parts = 现在在路线上。
slide-parts = 一个零件要动一格，右邻必须在这一格所需的位置，再往右的都要在最末位置；所以先要让它们到位。
slide-parts-2 = 零件
slide-parts-3 = 现在
slide-parts-4 = 应在
slide-parts-5 = 步数
slide-row = 已在
