### Pieces in a slide, each of which waits for those at its right.

slideout-slide-seen = 每個零件現在在哪裡、該在哪裡、要幾步。有死路時，圖中每根長條是一條死路，越高越深。
slideout-slide-reach = 適用於任何兩個狀態。有死路時，光靠不走回頭路還不夠。
slideout-rule = 零件要動一格，右鄰要在這一格所需的位置，再往右的都要在最末位置，所以先讓它們到位。
slideout-is-at = 現在
slideout-wanted-at = 該在

slideout-dead-ends = { $steps } 步的路線上有 { $count } 條死路，從下列各步岔出；最深 { $moves }。
slideout-on-the-route = 現在在路線上。
slideout-dead-end-begins = 小心：這裡有一條死路，深 { $moves }。
slideout-in-dead-end = 現在偏離路線 { $moves }，是從第 { $step } 步岔出的。
